import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

const box = (left: number, top: number, height = 100) => ({ left, top, bottom: top + height })

test('boxes in a row are numbered from left to right; each row starts at 0', () => {
  const rows = [box(0, 0), box(200, 0), box(400, 20), box(200, 200), box(0, 180)]
  expect(turnsOf(rows)).toEqual([0, 1, 2, 1, 0])
})

test('boxes below each other all have number 0', () => {
  expect(turnsOf([box(0, 0), box(10, 100), box(20, 200)])).toEqual([0, 0, 0])
})

test('a box beside two stacked boxes comes after both', () => {
  expect(turnsOf([box(0, 0), box(0, 100), box(200, 0, 200)])).toEqual([0, 0, 2])
})
