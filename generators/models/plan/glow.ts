import type { Point } from '../../documents/parts/svg.ts'
import { onPlan, SCALE } from './frame.ts'
import { type Shape, type Triangle, trianglesOf } from './read-model.ts'

const LIGHT = `<radialGradient id="lit"><stop stop-color="#ffd08a" stop-opacity=".95"/><stop offset=".45" stop-color="#ffb765" stop-opacity=".45"/><stop offset="1" stop-color="#ff9d4a" stop-opacity="0"/></radialGradient>`

/** How far the light of windows falls, as a multiple of half the place's breadth. */
const REACH = 1.6

/** A lamp's light on the path, in units of the SVG. */
const LAMP = 13

/** Every third piece of a path has a lamp; a piece is two triangles. */
const EVERY = 6

/** The light that falls out of each place, to be drawn under it. */
export function windows(places: readonly Shape[]): string[] {
  const lit = places.flatMap((place) => {
    const corners = trianglesOf(place).flat()
    const points = corners.map(([x, , z]) => onPlan(x, z))
    if (points.length === 0) return []
    const [left, right] = ends(points.map(([x]) => x))
    const [top, bottom] = ends(points.map((point) => point[1]))
    const reach = ((right - left + bottom - top) / 4) * REACH
    return circle([(left + right) / 2, (top + bottom) / 2], reach)
  })
  return [LIGHT, ...lit]
}

/** Lamps along paths, to be drawn over them and under roofs. */
export function lamps(paths: readonly Triangle[]): string[] {
  return paths
    .filter((_, i) => i % EVERY === 0)
    .map(([a, b, c]) => onPlan((a[0] + b[0] + c[0]) / 3, (a[2] + b[2] + c[2]) / 3))
    .map((point) => circle(point, (LAMP * SCALE) / 16))
}

function circle([x, y]: Point, radius: number) {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#lit)"/>`
}

function ends(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)]
}
