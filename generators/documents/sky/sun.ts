import { sunTimes } from '@belvedere/kit/sun/times.ts'
import copy from '../../../demo/copy.json' with { type: 'json' }
import { daysOf, longitudes, sin, turn } from './angles.ts'

const { lat, lng, timeZone } = copy.site

/** The moments of sunrise and sunset on a day (`2026-06-21`), as map and houses have them. */
export function sunOf(day: string): { rise: number; set: number } {
  const times = sunTimes(day, lat, lng, timeZone)
  if (times.kind !== 'rises') throw new Error(`At Punta Alba the sun rises every day: ${day}.`)
  return { rise: times.sunrise.getTime(), set: times.sunset.getTime() }
}

/** The sun's longitude among the stars, in degrees, from which the phases of the moon are counted. */
export function sunLongitude(time: number): number {
  const anomaly = turn(357.529 + 0.98560028 * daysOf(time))
  return turn(longitudes(time).sun + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly))
}
