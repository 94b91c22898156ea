/** Sunrise and sunset in hours. A long summer day: the SVG ignores seasons. */
const SUNRISE = 6
const SUNSET = 20

/**
 * The sun's position on its arc at a time of day in hours: 0 (sunrise) to 1 (sunset). At night it
 * stays half visible on the horizon: in the west until midnight, then in the east.
 */
export function hourOfDay(time: number): number {
  if (time >= SUNSET) return 1
  return Math.max(0, (time - SUNRISE) / (SUNSET - SUNRISE))
}
