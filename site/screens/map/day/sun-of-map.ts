import type { LiveMap } from '../live-map.ts'
import type { SceneData } from '../scene-data.ts'
import { duskOnPlan } from './dusk-plan.ts'
import { showTodaysSun } from './todays-sun.ts'

/** The sun over the map: today's hours on the open card, and the plan at dusk, which it returns to. */
export function attach(live: LiveMap, data: SceneData | null, signal: AbortSignal): () => void {
  if (data) showTodaysSun(live.map, data, signal)
  return duskOnPlan(live, signal)
}
