import { Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { placedNodes } from './nodes.ts'

test('a node has the position that results from its parents, and knows their names', () => {
  const half = Math.SQRT1_2
  const nodes = placedNodes({
    scenes: [{ nodes: [0] }],
    nodes: [
      { name: 'street', children: [1], translation: [10, 0, 0] },
      { name: 'house', rotation: [0, half, 0, half], scale: [2, 2, 2], children: [2] },
      { translation: [1, 0, 0] },
    ],
  })
  expect(nodes.map(({ names }) => names)).toEqual([
    ['street'],
    ['street', 'house'],
    ['street', 'house', ''],
  ])
  // A quarter turn to the left maps x to -z.
  const { x, y, z } = new Vector3().applyMatrix4(nodes[2]?.matrix ?? new Matrix4())
  expect([x, y, z].map((value) => Math.round(value * 1000) / 1000)).toEqual([10, 0, -2])
})

test('nodes that contain each other do not cause an endless loop', () => {
  expect(
    placedNodes({ scenes: [{ nodes: [0] }], nodes: [{ children: [1] }, { children: [0] }] }),
  ).toHaveLength(2)
})

test('a file without a scene shows all its nodes', () => {
  expect(placedNodes({ nodes: [{ name: 'a' }, { name: 'b' }] })).toHaveLength(2)
})
