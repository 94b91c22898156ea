import { sunPosition } from '@belvedere/kit/sun/position.ts'
import type { SceneSettings } from '../contract.ts'
import { type Daylight, daylightAt } from './daylight.ts'
import { type Direction, sunDirection } from './sun-direction.ts'

/** Where the sun's path is shown when nobody says where the property is. */
const SOMEWHERE = { lat: 40, lng: 0 }

/** The light of a moment on a model, and where it comes from. */
export function sunOf(
  time: Date,
  { where, bearing }: Pick<SceneSettings, 'where' | 'bearing'>,
): { light: Daylight; from: Direction } {
  const { lat, lng } = where ?? SOMEWHERE
  const sun = sunPosition(time, lat, lng)
  return { light: daylightAt(sun.altitude), from: sunDirection(sun, bearing) }
}
