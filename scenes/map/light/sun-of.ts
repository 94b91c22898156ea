import { sunPosition } from '@belvedere/kit/sun/position.ts'
import type { SceneSettings } from '../contract.ts'
import { type Daylight, daylightAt } from './daylight.ts'
import { type Direction, sunDirection } from './sun-direction.ts'

/** The latitude of the sun's path when the location of the property is unknown. */
const SOMEWHERE = { lat: 40, lng: 0 }

/** The light of a moment on a model, and its direction. */
export function sunOf(
  time: Date,
  { where, bearing }: Pick<SceneSettings, 'where' | 'bearing'>,
): { light: Daylight; from: Direction } {
  const { lat, lng } = where ?? SOMEWHERE
  const sun = sunPosition(time, lat, lng)
  return { light: daylightAt(sun.altitude), from: sunDirection(sun, bearing) }
}
