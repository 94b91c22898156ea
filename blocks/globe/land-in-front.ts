import { RADIUS } from './measures.ts'
import { axesOf, type Place } from './sphere.ts'

/** The dots of the land, and the geographic point in the middle of the picture. */
export type Land = { centre: Place; land: Float32Array }

/** How much the land stands out from the sea, from the edge of the globe to its middle. */
export const SHADES = [0.34, 0.56, 0.78, 1]

/** The positions of the dots in front, as x and y in turn, grouped by their shade. */
export function landInFront({ centre, land }: Land): number[][] {
  const [right, up, front] = axesOf(centre)
  const byShade = SHADES.map((): number[] => [])
  for (let at = 0; at < land.length; at += 3) {
    const [x, y, z] = [land[at] ?? 0, land[at + 1] ?? 0, land[at + 2] ?? 0]
    const depth = x * front.x + y * front.y + z * front.z
    if (depth <= 0) continue
    const left = x * right.x + y * right.y + z * right.z
    const top = x * up.x + y * up.y + z * up.z
    const shade = Math.min(SHADES.length - 1, Math.floor(depth * SHADES.length))
    byShade[shade]?.push(left * RADIUS, -top * RADIUS)
  }
  return byShade
}
