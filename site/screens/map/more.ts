import { announce } from './announce.ts'
import { duskOnPlan } from './dusk-plan.ts'
import type { LiveMap } from './live-map.ts'
import { offerScene } from './offer-scene.ts'
import { followPointing } from './pointing.ts'
import { readSceneData } from './read-scene-data.ts'
import { showTodaysSun } from './todays-sun.ts'

/** What the map does beyond its first view. */
export function attachMore(live: LiveMap, signal: AbortSignal): void {
  const { map } = live
  followPointing(map, signal)
  announce(map, signal)
  const showDusk = duskOnPlan(live, signal)
  const data = readSceneData(map)
  if (!data) return
  showTodaysSun(map, data, signal)
  const showPlan = (isShown: boolean) => {
    live.showPlan(isShown)
    if (isShown) showDusk()
  }
  offerScene({ ...live, showPlan }, data, signal)
}
