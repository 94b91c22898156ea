import copy from '../../../demo/copy.json' with { type: 'json' }
import { cos, daysOf, longitudes, sin, turn } from './angles.ts'

/** Where the settings have Punta Alba, which is open water. East is positive. */
const PLACE = { latitude: copy.site.lat, longitude: copy.site.lng }

const DAY = 86_400_000
/** The sun's upper edge on the horizon, seen through the air. */
const HORIZON = -0.833
const TILT = 23.437

/** The moments of sunrise and sunset on the day that starts at `midnight`, in UTC. */
export function sunTimes(midnight: number): { rise: number; set: number } {
  return { rise: crossing(midnight, -1), set: crossing(midnight, 1) }
}

/** One repetition takes the sun's own movement during the day into account. */
function crossing(midnight: number, side: 1 | -1) {
  const first = estimate(midnight, midnight + DAY / 2, side)
  return estimate(midnight, first, side)
}

function estimate(midnight: number, near: number, side: 1 | -1) {
  const { declination, delay } = sunAt(near)
  const { latitude, longitude } = PLACE
  const noon = midnight + DAY * (0.5 - longitude / 360 + delay / 360)
  const ratio =
    (sin(HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
  const half = (Math.acos(ratio) * 180) / Math.PI
  return noon + side * DAY * (half / 360)
}

/** The sun's longitude among the stars, in degrees. */
export function sunLongitude(time: number): number {
  const anomaly = turn(357.529 + 0.98560028 * daysOf(time))
  return turn(longitudes(time).sun + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly))
}

/** Declination, and how far the real sun is behind the mean one (equation of time), in degrees. */
function sunAt(time: number) {
  const longitude = sunLongitude(time)
  const ascension = (Math.atan2(cos(TILT) * sin(longitude), cos(longitude)) * 180) / Math.PI
  const delay = turn(ascension - longitudes(time).sun + 180) - 180
  return { declination: (Math.asin(sin(TILT) * sin(longitude)) * 180) / Math.PI, delay }
}
