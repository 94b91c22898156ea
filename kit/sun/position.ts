const radians = Math.PI / 180
/** Noon of 1 January 2000, universal time. */
const epoch = 946_728_000_000

/**
 * The position of the sun: azimuth in degrees clockwise from north, altitude in degrees above the
 * horizon.
 */
export interface SunPosition {
  azimuth: number
  altitude: number
}

/**
 * The apparent position of the sun's centre, to 0.02° between 1950 and 2050: the low-precision
 * formulas of the Astronomical Almanac (Meeus, Astronomical Algorithms, ch. 13 and 25). The
 * altitude includes the refraction of a standard atmosphere. Latitude and longitude in degrees,
 * north and east positive.
 */
export function sunPosition(time: Date, lat: number, lng: number): SunPosition {
  const { sin, cos, asin, atan2 } = Math
  const { declination, hourAngle } = sunInSky(time, lng)
  const latitude = lat * radians
  const height = asin(
    sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle),
  )
  const azimuth = atan2(
    -cos(declination) * sin(hourAngle),
    sin(declination) * cos(latitude) - cos(declination) * sin(latitude) * cos(hourAngle),
  )
  const altitude = height / radians
  return { azimuth: (azimuth / radians + 360) % 360, altitude: altitude + refraction(altitude) }
}

/** Declination of the sun and its hour angle (0 when it is highest, positive afterwards), in radians. */
export function sunInSky(time: Date, lng: number): { declination: number; hourAngle: number } {
  const { sin, cos, asin, atan2, PI } = Math
  const days = (time.getTime() - epoch) / 86_400_000
  const anomaly = (357.528 + 0.9856003 * days) * radians
  const longitude =
    (280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)) * radians
  const obliquity = (23.439 - 0.0000004 * days) * radians
  const ascension = atan2(cos(obliquity) * sin(longitude), cos(longitude))
  const sidereal = (280.46062 + 360.98564737 * days + lng) * radians
  const turn = 2 * PI
  return {
    declination: asin(sin(obliquity) * sin(longitude)),
    hourAngle: ((((sidereal - ascension + PI) % turn) + turn) % turn) - PI,
  }
}

/**
 * The refraction of the atmosphere, in degrees (Sæmundsson); below −1° it fades to zero, where it
 * cannot be seen.
 */
function refraction(altitude: number): number {
  const seen = Math.max(altitude, -1)
  const minutes = 1.02 / Math.tan((seen + 10.3 / (seen + 5.11)) * radians)
  return minutes / 60 / Math.max(1, -altitude)
}
