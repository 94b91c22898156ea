import { daysOf, longitudes, sin, turn } from './angles.ts'
import { sunLongitude } from './sun.ts'

/** Phases in quarters: 0 new, 1 first quarter, 2 full, 3 last quarter. */
export type Phase = 0 | 1 | 2 | 3

/** The phase that the moon reaches on the day between two midnights, if any. */
export function phaseOn(start: number, end: number): Phase | undefined {
  const [before, after] = [elongation(start), elongation(end)]
  const quarter = Math.floor(after / 90)
  return quarter === Math.floor(before / 90) ? undefined : ([0, 1, 2, 3] as const)[quarter]
}

/** How far the moon is ahead of the sun, in degrees; its larger irregularities included. */
function elongation(time: number) {
  const days = daysOf(time)
  const { moon, sun, perigee } = longitudes(time)
  const own = moon - perigee
  const year = 357.529 + 0.98560028 * days
  const node = turn(93.272 + 13.22935024 * days)
  const uneven =
    6.289 * sin(own) +
    1.274 * sin(2 * (moon - sun) - own) +
    0.658 * sin(2 * (moon - sun)) +
    0.214 * sin(2 * own) -
    0.186 * sin(year) -
    0.114 * sin(2 * node)
  return turn(moon + uneven - sunLongitude(time))
}
