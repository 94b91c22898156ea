import { expect, test } from 'vitest'
import { nextStop, reachOf } from './stops.ts'

test('an arrow moves to the nearest picture in its direction', () => {
  const stops = [0, 888, 1373, 2261]
  expect(nextStop(stops, 0, 1)).toBe(888)
  expect(nextStop(stops, 900, 1)).toBe(1373)
  expect(nextStop(stops, 1373, -1)).toBe(888)
  expect(nextStop(stops, 889, -1)).toBe(0)
})

test('beyond the last picture there is nowhere to go', () => {
  expect(nextStop([0, 100], 100, 1)).toBe(100)
  expect(nextStop([0, 100], 0, -1)).toBe(0)
})

const strip = { scrollWidth: 3000, clientWidth: 1000 }
const stops = [0, 900, 1800, 2300]

test('a strip knows its ends, a fraction of a pixel aside', () => {
  const start = reachOf({ ...strip, scrollLeft: 0.4 }, stops)
  expect(start).toMatchObject({ isAtStart: true, isAtEnd: false, item: 0 })
  const end = reachOf({ ...strip, scrollLeft: 1999.6 }, stops)
  expect(end).toMatchObject({ isAtStart: false, isAtEnd: true, item: 3 })
})

test('the item shown is the one nearest to the start', () => {
  expect(reachOf({ ...strip, scrollLeft: 440 }, stops).item).toBe(0)
  expect(reachOf({ ...strip, scrollLeft: 460 }, stops).item).toBe(1)
  expect(reachOf({ ...strip, scrollLeft: 460 }, []).item).toBe(0)
})

test('a strip whose pictures all fit has nothing to scroll, and shows its first', () => {
  const reach = reachOf({ scrollLeft: 0, scrollWidth: 1000, clientWidth: 1000 }, [0, 500])
  expect(reach).toMatchObject({ isScrollable: false, item: 0 })
})
