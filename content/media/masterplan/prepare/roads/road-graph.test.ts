import { distance } from '@belvedere/kit/walks/foot.ts'
import type { Ground } from '@belvedere/kit/walks/roads.ts'
import { walk } from '@belvedere/kit/walks/walk.ts'
import { expect, test } from 'vitest'
import type { Solid } from '../solid.ts'
import { boxSolid } from '../testing/box-solid.ts'
import { roadGraph } from './road-graph.ts'

/** A level strip of quads, 1 wide, along these points; each quad has its own vertices. */
function strip(...way: Ground[]): Solid {
  const corners = way.slice(1).flatMap((end, at) => {
    const [start, [x, z]] = [way[at] ?? end, end]
    const length = distance(start, end)
    const [sx, sz] = [((z - start[1]) / length) * 0.5, (-(x - start[0]) / length) * 0.5]
    const [from, to] = [start, end]
    return [
      [from[0] + sx, 0, from[1] + sz],
      [from[0] - sx, 0, from[1] - sz],
      [to[0] - sx, 0, to[1] - sz],
      [to[0] + sx, 0, to[1] + sz],
    ]
  })
  const indices = way.slice(1).flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((i) => at * 4 + i))
  return {
    positions: new Float32Array(corners.flat()),
    indices: new Uint32Array(indices),
    box: { min: [-100, 0, -100], max: [100, 0, 100] },
  }
}

test('a straight strip becomes one line from the middle of one end to the other', () => {
  const roads = roadGraph([strip([0, 0], [4, 0], [8, 0], [12, 0])])
  expect(roads?.edges).toHaveLength(1)
  expect(roads?.points.toSorted(([x], [other]) => x - other)).toEqual([
    [0, 0],
    [12, 0],
  ])
})

test('a lane that ends beside the middle of a road is joined to it', () => {
  const roads = roadGraph([strip([0, 0], [20, 0]), strip([7, 0.6], [7, 9])])
  const way = walk(roads, [0, 0], [7, 9])
  expect(way?.units).toBeCloseTo(16, 1)
  expect(way?.path.some((point) => distance(point, [7, 0]) < 0.1)).toBe(true)
})

test('roads that cross without a common vertex have a junction', () => {
  const roads = roadGraph([strip([-10, 0], [10, 0]), strip([0, -10], [0, 10])])
  expect(walk(roads, [-10, 0], [0, 10])?.units).toBeCloseTo(20, 1)
})

test('roads that are far apart stay apart', () => {
  const roads = roadGraph([strip([0, 0], [10, 0]), strip([0, 5], [10, 5])])
  expect(roads?.edges).toHaveLength(2)
})

test('only the top side of a solid road counts', () => {
  const roads = roadGraph([boxSolid([0, 0, -0.5], [12, 0.3, 0.5])])
  expect(roads?.edges).toHaveLength(1)
  const ends = roads?.points.map(([x]) => x).toSorted((one, other) => one - other)
  expect(ends).toEqual([0, 12])
})

test('a road whose faces point down is a road as well', () => {
  const { indices, ...road } = strip([0, 0], [4, 0], [8, 0])
  const below = { ...road, indices: indices.toReversed() }
  expect(roadGraph([below])?.edges).toHaveLength(1)
})

test('a wall is no road', () => {
  const wall = boxSolid([0, 0, 0], [0, 5, 10])
  expect(roadGraph([wall])).toBeNull()
})
