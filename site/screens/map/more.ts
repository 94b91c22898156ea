import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { announce } from './announce.ts'
import type { LiveMap } from './live-map.ts'
import { offerScene } from './offer-scene.ts'
import { followPointing } from './pointing.ts'
import type { SceneData } from './scene-data.ts'

/** The parts of the map beyond its first view. */
export function attachMore(live: LiveMap, signal: AbortSignal): void {
  const { map } = live
  followPointing(map, signal)
  announce(map, signal)
  const data = readSceneData(map)
  const sun = attachSun(live, data, signal)
  if (!data) return
  const showPlan = (isShown: boolean) => {
    live.showPlan(isShown)
    if (isShown) sun.show()
  }
  offerScene({ ...live, showPlan }, data, signal)
}

/** Loads the script of the sun over the map, if the page has one; `show` shows its light again. */
function attachSun(live: LiveMap, data: SceneData | null, signal: AbortSignal) {
  const sun = { show: () => {} }
  if (!live.map.querySelector('[data-hour]') && !data?.where) return sun
  loadChunk(() => import('./day/sun-of-map.ts'), signal).then(
    ({ attach }) => {
      if (!signal.aborted) sun.show = attach(live, data, signal)
    },
    // Without it the plan stays as it is by day.
    () => {},
  )
  return sun
}

/** The data that the server wrote for the scene; null without a model. */
function readSceneData({ dataset }: HTMLElement): SceneData | null {
  return dataset.model ? JSON.parse(dataset.model) : null
}
