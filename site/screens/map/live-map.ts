import type { Scene } from './zoom-level.ts'

/** The elements of a map that scripts use. */
export type LiveMap = {
  map: HTMLElement
  plan: Scene | null
  /** Attaches zoom and drag to the plan, or detaches them while a scene is shown. */
  showPlan: (isShown: boolean) => void
  sun: MapSun
}

/** The sun over the map, whose script loads when it is needed; `show` shows its light again. */
export type MapSun = { load: () => void; show: () => void }
