import type { FloorPlan, Point } from '@belvedere/kit/day/floor-plan.ts'
import { metresOf } from '@belvedere/kit/day/sunlight.ts'
import type { SunDay } from '@belvedere/kit/sun/spans.ts'
import { isTimeZone } from '@belvedere/kit/time-zone.ts'
import type { ListingRecord, ListingSite } from '../../../content/screen-queries.ts'

/** The plan of a listing: `bearing` is where its top points, in degrees clockwise from north. */
export type ShownPlan = { plan: FloorPlan; bearing: number; metres: number }

/** The location of the property, and its time zone. */
export type Where = Pick<SunDay, 'lat' | 'lng' | 'timeZone'>

/** The fields of a listing that concern its plan. */
export type Planned = Pick<ListingRecord, 'plan' | 'floorPlanBearing' | 'area'>

/** The plan of a listing; null without one, and for SVGs that are no plans. */
export function planOf({ plan: drawn, floorPlanBearing, area }: Planned): ShownPlan | null {
  if (!drawn) return null
  const plan = {
    ...drawn,
    walls: drawn.walls.map(pairsOf),
    rooms: drawn.rooms.map((room) => ({ ...room, polygon: pairsOf(room.polygon) })),
    openings: drawn.openings.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [x1, y1, x2, y2] as const),
  }
  return { plan, bearing: floorPlanBearing ?? 0, metres: metresOf(plan, area) }
}

/** The location of the property; null if its settings lack it or have an invalid time zone. */
export function whereOf(site: ListingSite | null): Where | null {
  const { lat = null, lng = null, timeZone = null } = site ?? {}
  if (lat === null || lng === null || !timeZone || !isTimeZone(timeZone)) return null
  return { lat, lng, timeZone }
}

function pairsOf(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length >> 1 }, (_, index): Point => {
    return [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]
  })
}
