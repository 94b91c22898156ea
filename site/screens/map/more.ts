import { announce } from './announce.ts'
import type { LiveMap } from './live-map.ts'
import { offerScene } from './offer-scene.ts'
import { followPointing } from './pointing.ts'
import { readSceneData } from './read-scene-data.ts'

/** The parts of the map beyond its first view. */
export function attachMore(live: LiveMap, signal: AbortSignal): void {
  const { map, sun } = live
  followPointing(map, signal)
  announce(map, signal)
  const data = readSceneData(map)
  sun.load()
  if (!data) return
  const showPlan = (isShown: boolean) => {
    live.showPlan(isShown)
    if (isShown) sun.show()
  }
  offerScene({ ...live, showPlan }, data, signal)
}
