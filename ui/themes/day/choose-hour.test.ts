import { expect, test } from 'vitest'
import { chooseHour } from './choose-hour.ts'

const both = ['noon', 'dusk']

test.for([
  [19, 'dusk'],
  [23.9, 'dusk'],
  [0, 'dusk'],
  [4.9, 'dusk'],
  [5, 'noon'],
  [12, 'noon'],
  [18.99, 'noon'],
] as const)('at %s o’clock it is %s', ([time, hour]) => {
  expect(chooseHour(both, time, true)).toBe(hour)
})

test('in the evening a hero without a picture at dusk shows noon', () => {
  expect(chooseHour(['noon'], 21, true)).toBe('noon')
})

test('the picture at dusk is not shown by day', () => {
  expect(chooseHour(['dusk'], 12, true)).toBeUndefined()
  expect(chooseHour([], 21, true)).toBeUndefined()
})

test('without scroll effects noon is not shown, and dusk is', () => {
  expect(chooseHour(both, 12, false)).toBeUndefined()
  expect(chooseHour(both, 21, false)).toBe('dusk')
  expect(chooseHour(['noon'], 21, false)).toBeUndefined()
})
