import type { Ground, Roads } from '@belvedere/kit/walks/roads.ts'
import type { Solid } from '../solid.ts'
import { centreLines } from './centre-lines.ts'
import { crossed } from './cross.ts'
import { flatTriangles } from './flat-triangles.ts'
import { join } from './join.ts'
import { straighten } from './straighten.ts'

/** How far a centre line may be moved to reduce its points, in widths of the road. */
const TOLERANCE = 0.15

/** How far the end of a road may be from the middle of another that it leads to, in widths. */
const REACH = 1.5

/** The centre lines of roads, joined where they meet; null if no face of them is level. */
export function roadGraph(solids: readonly Solid[]): Roads | null {
  const { width, ...lines } = centreLines(flatTriangles(solids))
  if (lines.edges.length === 0) return null
  const { points, edges } = join(crossed(straighten(lines, TOLERANCE * width)), REACH * width)
  return { points: points.map(rounded), edges }
}

function rounded([x, z]: Ground): Ground {
  return [round(x), round(z)]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
