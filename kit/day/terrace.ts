import { higherOf, horizonAt, horizonOf } from '../sun/horizon.ts'
import { terraceIn } from './floor-plan.ts'
import { ownHorizon, type Site } from './sunlight.ts'

/** Angles are kept to a quarter of a degree, so that they stay the same as text in a page. */
const STEPS = 4

/**
 * The horizon of a house’s terrace, clockwise from north: land, neighbours and trees as the model of
 * the map has them (`skyline`), and the house itself as its plan has it. Null if neither is known.
 */
export function terraceHorizon(
  skyline: readonly number[] | null,
  site: Site | null,
): number[] | null {
  const room = site ? terraceIn(site.plan) : -1
  const own = site && room >= 0 ? ownHorizon(site, room) : null
  const both = skyline && own ? higherOf(skyline, own) : (skyline ?? own)
  return both?.map((angle) => Math.round(angle * STEPS) / STEPS) ?? null
}

/** A horizon of the model, whose first angle is its own north, from true north on. */
export function fromNorth(horizon: readonly number[], bearing: number): number[] {
  return horizonOf((azimuth) => horizonAt(horizon, azimuth + bearing))
}
