import type { Box } from './box.ts'
import type { Merged } from './merged.ts'

/** Heights of the land on a grid; `get` returns the height below any point. */
export type HeightField = {
  columns: number
  rows: number
  minX: number
  minZ: number
  /** Size of a cell in the model's units. */
  cell: number
  heights: Float32Array
}

const LONGEST = 224

/** A regular grid over a box, initially `floor` high everywhere. */
export function emptyField(box: Box, floor: number, longest = LONGEST): HeightField {
  const width = Math.max(box.maxX - box.minX, 1e-3)
  const depth = Math.max(box.maxZ - box.minZ, 1e-3)
  const cell = Math.max(width, depth) / (longest - 1)
  const columns = Math.max(2, Math.ceil(width / cell) + 1)
  const rows = Math.max(2, Math.ceil(depth / cell) + 1)
  const heights = new Float32Array(columns * rows).fill(floor)
  return { columns, rows, minX: box.minX, minZ: box.minZ, cell, heights }
}

/** Raises the field to the triangles from `from` up to `to`, counted in indices. */
export function raise(
  field: HeightField,
  { positions, indices }: Merged,
  from: number,
  to: number,
) {
  for (let i = from; i < to; i += 3) {
    coverTriangle(field, positions, indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0)
  }
}

/** Sets every grid point below a triangle to the height of the triangle, if that is higher. */
function coverTriangle(field: HeightField, p: Float32Array, a: number, b: number, c: number) {
  const { columns, rows, minX, minZ, cell, heights } = field
  const at = (vertex: number, axis: number) => p[3 * vertex + axis] ?? 0
  const column = (vertex: number) => (at(vertex, 0) - minX) / cell
  const row = (vertex: number) => (at(vertex, 2) - minZ) / cell
  const [ax, az, bx, bz, cx, cz] = [column(a), row(a), column(b), row(b), column(c), row(c)]
  const area = (bx - ax) * (cz - az) - (cx - ax) * (bz - az)
  if (area === 0) return
  const [ay, by, cy] = [at(a, 1), at(b, 1), at(c, 1)]
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)))
  const right = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)))
  const top = Math.max(0, Math.ceil(Math.min(az, bz, cz)))
  const bottom = Math.min(rows - 1, Math.floor(Math.max(az, bz, cz)))
  for (let z = top; z <= bottom; z++) {
    for (let x = left; x <= right; x++) {
      const shareB = ((x - ax) * (cz - az) - (cx - ax) * (z - az)) / area
      const shareC = ((bx - ax) * (z - az) - (x - ax) * (bz - az)) / area
      const shareA = 1 - shareB - shareC
      if (shareA < -1e-4 || shareB < -1e-4 || shareC < -1e-4) continue
      const height = shareA * ay + shareB * by + shareC * cy
      const cellAt = z * columns + x
      if (height > (heights[cellAt] ?? 0)) heights[cellAt] = height
    }
  }
}

/** The interpolated height at a point; outside, that of the edge. */
export function heightAt(field: HeightField, x: number, z: number): number {
  const { columns, rows, minX, minZ, cell, heights } = field
  const column = Math.min(columns - 1.001, Math.max(0, (x - minX) / cell))
  const row = Math.min(rows - 1.001, Math.max(0, (z - minZ) / cell))
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const [right, down] = [column - left, row - top]
  const first = top * columns + left
  const above = (heights[first] ?? 0) * (1 - right) + (heights[first + 1] ?? 0) * right
  const next = first + columns
  const below = (heights[next] ?? 0) * (1 - right) + (heights[next + 1] ?? 0) * right
  return above * (1 - down) + below * down
}
