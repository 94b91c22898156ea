import { expect, test } from 'vitest'
import type { Accessors, Numbers } from './accessors.ts'
import { countVertices, verticesOf } from './vertices.ts'

/** Accessors of these rows of numbers. */
function accessorsOf(...all: number[][][]): Accessors {
  const read = (index: number): Numbers => {
    const rows = all[index] ?? []
    const size = rows[0]?.length ?? 0
    return { count: rows.length, size, get: (element, at) => rows[element]?.[at] ?? 0 }
  }
  return { read } as Accessors
}

/** A roof: two faces with a common ridge. */
const roof = [
  [0, 1, 0],
  [4, 1, 0],
  [0, 0, 1],
  [0, 0, -1],
]
const faces = [[0], [2], [1], [0], [1], [3]]

test('without normals, faces are flat and have their own vertices', () => {
  const primitive = { attributes: { POSITION: 0 }, indices: 1 }
  const vertices = verticesOf(primitive, accessorsOf(roof, faces))
  const directions = [0, 1, 2, 3, 4, 5].map((vertex) =>
    [0, 1, 2].map((axis) => Math.round(vertices?.normals.get(vertex, axis) ?? 0) / 4 + 0),
  )
  expect(directions.slice(0, 3)).toEqual(Array(3).fill([0, 1, 1]))
  expect(directions.slice(3)).toEqual(Array(3).fill([0, 1, -1]))
  expect(vertices?.indices).toBeNull()
  expect([1, 4].map((vertex) => vertices?.inFile(vertex))).toEqual([2, 1])
  const accessors = [roof, faces].map(({ length }) => ({ count: length }))
  expect(countVertices({ accessors } as never, primitive)).toBe(6)
})

test('with normals, faces share their vertices', () => {
  const up = roof.map(() => [0, 1, 0])
  const primitive = { attributes: { POSITION: 0, NORMAL: 2 }, indices: 1 }
  const vertices = verticesOf(primitive, accessorsOf(roof, faces, up))
  expect([vertices?.positions.count, vertices?.indices?.count]).toEqual([4, 6])
})
