/**
 * The angles in degrees up to which the sky is hidden, one for every 5° of azimuth, clockwise from
 * north.
 */
export type Horizon = readonly number[]

/** How many angles a horizon has. */
export const DIRECTIONS = 72

const STEP = 360 / DIRECTIONS

/** The angle of a horizon at an azimuth, interpolated between its two nearest angles. */
export function horizonAt(horizon: Horizon, azimuth: number): number {
  const place = ((((azimuth % 360) + 360) % 360) / STEP) % horizon.length
  const index = Math.floor(place)
  const left = horizon[index] ?? 0
  const right = horizon[(index + 1) % horizon.length] ?? 0
  return left + (right - left) * (place - index)
}

/** The horizon with an angle for each direction. */
export function horizonOf(angleAt: (azimuth: number) => number): number[] {
  return Array.from({ length: DIRECTIONS }, (_, step) => angleAt(step * STEP))
}

/** The horizon of something that is hidden by either of two. */
export function higherOf(one: Horizon, other: Horizon): number[] {
  return horizonOf((azimuth) => Math.max(horizonAt(one, azimuth), horizonAt(other, azimuth)))
}
