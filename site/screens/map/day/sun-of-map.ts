import type { LiveMap } from '../live-map.ts'
import { readSceneData } from '../read-scene-data.ts'
import { duskOnPlan } from './dusk-plan.ts'
import { showTodaysSun } from './todays-sun.ts'

/** The sun over the map: today's hours on the open card, and the plan at dusk, which it returns to. */
export function attach(live: Omit<LiveMap, 'sun'>, signal: AbortSignal): () => void {
  const data = readSceneData(live.map)
  if (data) showTodaysSun(live.map, data, signal)
  return duskOnPlan(live, signal)
}
