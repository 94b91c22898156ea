import { BufferGeometry } from 'three'
import { expect, test } from 'vitest'
import { emptyField } from '../model/height-field.ts'
import { layRibbon } from './ribbon.ts'

const field = emptyField({ minX: 0, minY: 0, minZ: 0, maxX: 100, maxY: 9, maxZ: 100 }, 2, 64)

test('a walk is laid on the ground in short pieces, from its start to its end', () => {
  const geometry = new BufferGeometry()
  layRibbon(
    geometry,
    [
      [10, 10],
      [50, 10],
      [50, 40],
    ],
    field,
  )
  const positions = geometry.getAttribute('position')
  const along = geometry.getAttribute('along')
  expect([positions.getX(0), positions.getZ(0)]).toEqual([10, 10])
  expect([positions.getX(positions.count - 1), positions.getZ(positions.count - 1)]).toEqual([
    50, 40,
  ])
  expect([along.getX(0), along.getX(along.count - 1)]).toEqual([0, 1])
  for (let i = 0; i < positions.count; i += 2) {
    expect(positions.getY(i)).toBeGreaterThan(2)
    expect(positions.getY(i)).toBeLessThan(2.3)
    const step = Math.hypot(
      positions.getX(i + 2) - positions.getX(i),
      positions.getZ(i + 2) - positions.getZ(i),
    )
    if (i + 2 < positions.count) expect(step).toBeLessThan(0.65)
  }
})

test('without a walk nothing is drawn', () => {
  const geometry = new BufferGeometry()
  layRibbon(
    geometry,
    [
      [1, 1],
      [2, 2],
    ],
    field,
  )
  layRibbon(geometry, [], field)
  expect(geometry.getIndex()?.count).toBe(0)
})
