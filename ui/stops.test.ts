import { expect, test } from 'vitest'
import { nextStop, stripPositionOf } from './stops.ts'

test('the next stop is the nearest one in the direction', () => {
  const stops = [0, 888, 1373, 2261]
  expect(nextStop(stops, 0, 1)).toBe(888)
  expect(nextStop(stops, 900, 1)).toBe(1373)
  expect(nextStop(stops, 1373, -1)).toBe(888)
  expect(nextStop(stops, 889, -1)).toBe(0)
})

test('past the last stop the position stays', () => {
  expect(nextStop([0, 100], 100, 1)).toBe(100)
  expect(nextStop([0, 100], 0, -1)).toBe(0)
})

const strip = { scrollWidth: 3000, clientWidth: 1000 }
const stops = [0, 900, 1800, 2300]

test('the ends are recognized within a fraction of a pixel', () => {
  const start = stripPositionOf({ ...strip, scrollLeft: 0.4 }, stops)
  expect(start).toMatchObject({ isAtStart: true, isAtEnd: false, item: 0 })
  const end = stripPositionOf({ ...strip, scrollLeft: 1999.6 }, stops)
  expect(end).toMatchObject({ isAtStart: false, isAtEnd: true, item: 3 })
})

test('the current item is the one nearest to the start', () => {
  expect(stripPositionOf({ ...strip, scrollLeft: 440 }, stops).item).toBe(0)
  expect(stripPositionOf({ ...strip, scrollLeft: 460 }, stops).item).toBe(1)
  expect(stripPositionOf({ ...strip, scrollLeft: 460 }, []).item).toBe(0)
})

test('a strip whose items all fit is not scrollable and shows its first item', () => {
  const position = stripPositionOf(
    { scrollLeft: 0, scrollWidth: 1000, clientWidth: 1000 },
    [0, 500],
  )
  expect(position).toMatchObject({ isScrollable: false, item: 0 })
})
