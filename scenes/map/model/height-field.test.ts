import { expect, test } from 'vitest'
import { emptyField, heightAt, raise } from './height-field.ts'
import { emptyMerged } from './merged.ts'

const box = { minX: 0, minY: -1, minZ: 0, maxX: 10, maxY: 5, maxZ: 5 }

/** A slope over the whole box, 0 high at its left and 10 at its right. */
function slope() {
  const merged = emptyMerged('land', 4, 6)
  merged.positions.set([0, 0, 0, 0, 0, 5, 10, 10, 5, 10, 10, 0])
  merged.indices.set([0, 1, 2, 0, 2, 3])
  return merged
}

test('heights between grid points follow the slope', () => {
  const field = emptyField(box, -1, 32)
  raise(field, slope(), 0, 6)
  expect(heightAt(field, 5, 2.5)).toBeCloseTo(5, 3)
  expect(heightAt(field, 7.77, 4.1)).toBeCloseTo(7.77, 3)
})

test('outside, the height is that of the edge', () => {
  const field = emptyField(box, -1, 32)
  raise(field, slope(), 0, 6)
  expect(heightAt(field, -50, 2)).toBeCloseTo(0, 1)
  expect(heightAt(field, 99, 2)).toBeCloseTo(10, 1)
})

test('without ground, the height is the lowest one', () => {
  const field = emptyField(box, -1, 32)
  raise(field, slope(), 0, 3)
  expect(heightAt(field, 9.9, 0.1)).toBeCloseTo(-1, 3)
})

test('triangles without an area change nothing', () => {
  const field = emptyField(box, -1, 32)
  const merged = slope()
  merged.indices.set([0, 0, 2, 0, 2, 2])
  raise(field, merged, 0, 6)
  expect(new Set(field.heights)).toEqual(new Set([-1]))
})
