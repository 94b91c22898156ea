import { expect, test } from 'vitest'
import type { HeightField } from './height-field.ts'
import { cutDistances, shoreDistances } from './shore.ts'

/** A sea of 41 by 31 points, two units apart, with land at the points given. */
function sea(land: readonly (readonly [x: number, z: number])[]): HeightField {
  const [columns, rows] = [41, 31]
  const heights = new Float32Array(columns * rows).fill(-1)
  for (const [x, z] of land) heights[z * columns + x] = 1
  return { columns, rows, minX: 0, minZ: 0, cell: 2, heights }
}

test('distances are those to the nearest land, in every direction', () => {
  const land = [
    [5, 6],
    [30, 20],
  ] as const
  const field = sea(land)
  const distances = shoreDistances(field, 0)
  for (const [x, z] of [
    [5, 6],
    [0, 0],
    [40, 30],
    [17, 13],
    [12, 29],
    [40, 0],
  ] as const) {
    const nearest = Math.min(...land.map(([lx, lz]) => 2 * Math.hypot(x - lx, z - lz)))
    expect(distances[z * field.columns + x]).toBeCloseTo(nearest, 3)
  }
})

test('without land every distance is the maximum', () => {
  expect(shoreDistances(sea([]), 0)[0]).toBeCloseTo(1e6, -1)
})

test('land is cut off only where it meets the edge of the model', () => {
  const field = sea([
    [0, 10],
    [20, 15],
  ])
  const distances = cutDistances(field, 0)
  expect(distances[10 * field.columns]).toBe(0)
  expect(distances[15 * field.columns + 20]).toBeCloseTo(2 * Math.hypot(20, 5), 3)
})
