import { expect, test } from 'vitest'
import type { Point } from './places.ts'
import { spreadPins } from './spread.ts'

const RATIO = 4 / 3
/** Less than a finger needs, in CSS pixels, is too near. */
const FINGER = 24

/** Two dozen pins in a bow, some of them half a finger apart on a phone. */
const bow = Array.from({ length: 24 }, (_, at) => ({
  x: 50 + 36 * Math.cos(at / 6 - 1),
  y: 50 + 38 * Math.sin(at / 6 - 1),
}))

/** Where the styles put the pins of a plan of this width. */
function shownAt(width: number, pins: readonly Point[]) {
  const { free, spreads } = spreadPins(pins, RATIO)
  const lack = Math.max(0, free - width)
  return pins.map(({ x, y }, at) => ({
    x: (x / 100) * width + (spreads[at]?.dx ?? 0) * lack,
    y: (y / 100) * (width / RATIO) + (spreads[at]?.dy ?? 0) * lack,
  }))
}

function nearest(points: readonly Point[]) {
  const ways = points.flatMap((one, at) =>
    points.slice(at + 1).map(({ x, y }) => Math.max(Math.abs(x - one.x), Math.abs(y - one.y))),
  )
  return Math.min(...ways)
}

test('on plans of every width pins are far enough apart for fingers', () => {
  const { free } = spreadPins(bow, RATIO)
  expect((nearest(bow) / 100) * 320).toBeLessThan(FINGER)
  for (let width = 320; width < free + 100; width += 7)
    expect(nearest(shownAt(width, bow)), `${width} px`).toBeGreaterThanOrEqual(FINGER)
})

test('on wide plans each pin is at its place, and on narrow ones within the plan', () => {
  const { free } = spreadPins(bow, RATIO)
  expect(shownAt(free, bow)).toEqual(
    bow.map(({ x, y }) => ({ x: (x / 100) * free, y: (y / 100) * (free / RATIO) })),
  )
  const west = [...bow, { x: 0, y: 1 }, { x: 2, y: 3 }]
  for (const { x, y } of shownAt(320, west)) {
    expect(Math.min(x, y, 320 - x, 240 - y)).toBeGreaterThanOrEqual(FINGER / 2)
  }
})

test('pins with enough room stay where they are, and may be as large as it', () => {
  const far = [
    { x: 20, y: 20 },
    { x: 60, y: 24 },
  ]
  expect(spreadPins(far, RATIO).spreads).toEqual([
    { dx: 0, dy: 0, room: 40 },
    { dx: 0, dy: 0, room: 40 },
  ])
  expect(spreadPins([], RATIO).spreads).toEqual([])
  expect(spreadPins([{ x: 50, y: 50 }], RATIO).spreads).toEqual([{ dx: 0, dy: 0, room: 100 }])
})

test('two pins at one place are pushed apart, too', () => {
  const same = [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ]
  expect(nearest(shownAt(320, same))).toBeGreaterThanOrEqual(FINGER)
})
