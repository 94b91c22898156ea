import { curve, dots, type Point, short } from '../../documents/parts/svg.ts'
import { contoursOf } from './contours.ts'
import { crownsOf } from './crowns.ts'
import { fromGrid, GRID, onPlan, SCALE } from './frame.ts'
import { heightsOf } from './heights.ts'
import { type Shape, type Triangle, trianglesOf } from './read-model.ts'
import { isWorthDrawing, soften } from './soften.ts'

/** The land above each height, as the data of a path; `levels` in units of the model. */
export function landAbove(terrain: Shape | undefined, levels: readonly number[]): string[] {
  const heights = heightsOf(trianglesOf(terrain), GRID)
  return levels.map((level) => {
    return contoursOf(heights, level)
      .filter(isWorthDrawing)
      .map((ring) => soften(ring, { rounds: 6, every: 3 }).map(fromGrid))
      .map((ring) => curve(ring, { closed: true }))
      .join('')
  })
}

/** Shapes as they are seen from above, as the data of a path. */
export function fromAbove(triangles: readonly Triangle[]): string {
  return triangles
    .flatMap(flat)
    .map(([a, b, c]) => `M${a}L${b}L${c}Z`)
    .join('')
}

/**
 * The three vertices on the plan, always in the same turn, without triangles that stand upright.
 */
function flat(corners: Triangle): [string, string, string][] {
  const [a, b, c] = corners.map(([x, , z]) => onPlan(x, z)) as [Point, Point, Point]
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 0.5) return []
  const [p, q, r] = (area > 0 ? [a, b, c] : [a, c, b]).map(([x, y]) => `${short(x)} ${short(y)}`)
  return p && q && r ? [[p, q, r]] : []
}

/** The crowns of trees by the width of the pen that dots them. */
export function crowns(trees: Shape | undefined): { width: number; data: string }[] {
  const byWidth = Map.groupBy(crownsOf(trianglesOf(trees)), ({ radius }) => {
    return Math.round(radius * 2 * SCALE)
  })
  return [...byWidth].map(([width, group]) => {
    return { width, data: dots(group.map(({ x, z }) => onPlan(x, z))) }
  })
}
