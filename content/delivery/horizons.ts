import { metresOf } from '@belvedere/kit/day/sunlight.ts'
import { fromNorth, terraceHorizon } from '@belvedere/kit/day/terrace.ts'
import type { PlanFacts } from '../media/floor-plan/facts.ts'
import type { ModelFacts } from '../media/masterplan/facts.ts'

/** What is known of the surroundings of a house. */
type Sources = {
  meshKey?: unknown
  area?: unknown
  floorPlanBearing?: unknown
  plan: PlanFacts | null
  model: ModelFacts | null
  /** How many degrees north is clockwise from the model’s own north. */
  mapBearing: unknown
}

/**
 * The two horizons of a house, clockwise from north: what land, neighbours and trees hide, and what
 * they and the house itself hide from its terrace. All hours of sun are reckoned from them.
 */
export function horizonsOf({ meshKey, plan, model, ...listing }: Sources) {
  const { area, floorPlanBearing: bearing, mapBearing } = listing
  const horizon = model?.nodes.find(({ name }) => name === meshKey)?.horizon
  const skyline = horizon
    ? fromNorth(horizon, typeof mapBearing === 'number' ? mapBearing : 0)
    : null
  const metres = plan && metresOf(plan, typeof area === 'number' ? area : null)
  const site = plan && metres && typeof bearing === 'number' ? { plan, bearing, metres } : null
  return { skyline, terrace: terraceHorizon(skyline, site) }
}
