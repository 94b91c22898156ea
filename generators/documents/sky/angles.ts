const DAY = 86_400_000
const J2000 = Date.UTC(2000, 0, 1, 12)

export const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
export const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** Days since noon of 1 January 2000, which the formulas of astronomy count from. */
export function daysOf(time: number): number {
  return (time - J2000) / DAY
}

/** An angle from 0 to 360 degrees. */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** The mean longitudes of moon, sun and the moon's perigee, in degrees. */
export function longitudes(time: number) {
  const days = daysOf(time)
  return {
    moon: turn(218.3165 + 13.17639648 * days),
    sun: turn(280.4665 + 0.98564736 * days),
    perigee: turn(83.3532 + 0.11140353 * days),
  }
}
