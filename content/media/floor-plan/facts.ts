import type { FloorPlan } from '@belvedere/kit/day/floor-plan.ts'

/**
 * The facts of a house plan, read once when its SVG is uploaded; stored as JSON in `media.rooms`.
 */
export type PlanFacts = FloorPlan & {
  /** What is missing, in sentences for editors. */
  notes: readonly string[]
}

/** Raised when the stored format changes; facts of another version count as unknown. */
const VERSION = 1

/** The facts as they are kept in `media.rooms`. */
export function toStored(facts: PlanFacts): object {
  return { version: VERSION, ...facts }
}

/** The facts in `media.rooms`; null for SVGs that are no plans. */
export function factsIn(rooms: unknown): PlanFacts | null {
  return isStored(rooms) ? rooms : null
}

/** Only the service writes the field, so its version describes the contents. */
function isStored(rooms: unknown): rooms is PlanFacts {
  const isObject = typeof rooms === 'object' && rooms !== null
  return isObject && 'version' in rooms && rooms.version === VERSION
}
