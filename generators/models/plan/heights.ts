import type { Triangle } from './read-model.ts'

/** Heights at the crossings of a square grid; deep water where the model has no ground. */
export type Heights = {
  columns: number
  rows: number
  at: (column: number, row: number) => number
}

export type Grid = { west: number; north: number; step: number; columns: number; rows: number }

const DEEP = -2

/** The height of the highest triangle over each crossing of a grid. */
export function heightsOf(triangles: readonly Triangle[], grid: Grid): Heights {
  const { west, north, step, columns, rows } = grid
  const values = new Float32Array(columns * rows).fill(DEEP)
  for (const corners of triangles) {
    const [a, b, c] = corners.map(([x, y, z]) => [(x - west) / step, (z - north) / step, y])
    if (a && b && c) raise(values, grid, [a, b, c])
  }
  return { columns, rows, at: (column, row) => values[row * columns + column] ?? DEEP }
}

/** Raises the crossings under one triangle to its height there. */
function raise(values: Float32Array, { columns, rows }: Grid, corners: number[][]) {
  const [
    [ax = 0, ay = 0, az = 0] = [],
    [bx = 0, by = 0, bz = 0] = [],
    [cx = 0, cy = 0, cz = 0] = [],
  ] = corners
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0) return
  const first = Math.max(0, Math.ceil(Math.min(ax, bx, cx)))
  const last = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)))
  const bottom = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)))
  for (let row = top; row <= bottom; row++) {
    for (let column = first; column <= last; column++) {
      const b = ((column - ax) * (cy - ay) - (cx - ax) * (row - ay)) / area
      const c = ((bx - ax) * (row - ay) - (column - ax) * (by - ay)) / area
      if (b < -1e-6 || c < -1e-6 || b + c > 1 + 1e-6) continue
      const height = az + b * (bz - az) + c * (cz - az)
      const at = row * columns + column
      values[at] = Math.max(values[at] ?? DEEP, height)
    }
  }
}
