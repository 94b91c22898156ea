import { expect, test } from 'vitest'
import type { Roads } from './roads.ts'
import { walk } from './walk.ts'

/** A square with sides of 10, and a lane of 4 to the south from its corner (10, 10). */
const square: Roads = {
  points: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [10, 14],
  ],
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [2, 4],
  ],
}

test('the walk takes the shorter way round', () => {
  expect(walk(square, [0, 4], [10, 14])).toEqual({
    units: 20,
    path: [
      [0, 4],
      [0, 10],
      [10, 10],
      [10, 14],
    ],
  })
})

test('a place beside a road is left at its nearest point', () => {
  const { units, path } = walk(square, [3, -2], [12, 5]) ?? { units: 0, path: [] }
  expect(path).toEqual([
    [3, -2],
    [3, 0],
    [10, 0],
    [10, 5],
    [12, 5],
  ])
  expect(units).toBe(16)
})

test('a walk between two points of one road is the stretch between them', () => {
  expect(walk(square, [2, 0], [6, 0])).toEqual({
    units: 4,
    path: [
      [2, 0],
      [6, 0],
    ],
  })
})

test('the walk between two places at the same spot is 0 units long', () => {
  expect(walk(square, [5, 0], [5, 0])).toEqual({ units: 0, path: [[5, 0]] })
})

test('roads that do not meet are not combined: the walk uses those nearest to both places', () => {
  const points = [...square.points, [100, 0], [100, 1]] as const
  const roads: Roads = { points, edges: [...square.edges, [5, 6]] }
  expect(walk(roads, [0, 0], [40, 0])?.path).toEqual([
    [0, 0],
    [10, 0],
    [40, 0],
  ])
})

test('without roads there is no walk', () => {
  expect(walk(null, [0, 0], [1, 1])).toBeNull()
  expect(walk({ points: [], edges: [] }, [0, 0], [1, 1])).toBeNull()
})
