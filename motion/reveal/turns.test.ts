import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

const box = (left: number, top: number, height = 100) => ({ left, top, bottom: top + height })

test('boxes beside each other take turns from left to right, in every row anew', () => {
  const rows = [box(0, 0), box(200, 0), box(400, 20), box(200, 200), box(0, 180)]
  expect(turnsOf(rows)).toEqual([0, 1, 2, 1, 0])
})

test('boxes one below the other do not wait', () => {
  expect(turnsOf([box(0, 0), box(10, 100), box(20, 200)])).toEqual([0, 0, 0])
})

test('a box beside two stacked ones waits for both', () => {
  expect(turnsOf([box(0, 0), box(0, 100), box(200, 0, 200)])).toEqual([0, 0, 2])
})
