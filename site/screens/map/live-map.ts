import type { Scene } from './zoom-level.ts'

/** The parts of a map that a script works on. */
export type LiveMap = {
  map: HTMLElement
  plan: Scene | null
  /** Gives the plan its zoom and drag, or takes them away while a scene is shown. */
  showPlan: (isShown: boolean) => void
}
