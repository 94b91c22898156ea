import type { SunPosition } from '@belvedere/kit/sun/position.ts'

export type Direction = readonly [x: number, y: number, z: number]

/** Below this altitude in degrees shadows would be longer than the model. */
const LOWEST = 5

/**
 * The direction of the light in the model, whose north is `bearing` degrees clockwise from -Z. Once
 * the sun is down, its afterglow still comes from there.
 */
export function sunDirection({ azimuth, altitude }: SunPosition, bearing: number): Direction {
  const turn = ((azimuth + bearing) * Math.PI) / 180
  const height = (Math.max(altitude, LOWEST) * Math.PI) / 180
  const flat = Math.cos(height)
  return [Math.sin(turn) * flat, Math.sin(height), -Math.cos(turn) * flat]
}
