import { expect, test } from 'vitest'
import { heldIn, MOST, panned, WHOLE, zoomedAt } from './zoom-maths.ts'

const stage = { width: 1000, height: 600 }
const picture = { width: 900, height: 600 }

/** Where a point of the picture, counted from its middle, is on the stage. */
const placeOf = ({ x, scale }: typeof WHOLE, at: number) => x + at * scale

test('what is under the finger stays there while the picture grows', () => {
  const point = { x: 200, y: -100 }
  const twice = zoomedAt(WHOLE, 2, point)
  expect(twice).toEqual({ scale: 2, x: -200, y: 100 })
  expect(placeOf(twice, 200)).toBe(200)
  const more = zoomedAt(twice, 3, { x: -50, y: 0 })
  const before = (-50 - twice.x) / twice.scale
  expect(placeOf(more, before)).toBeCloseTo(-50)
})

test('a picture is never smaller than whole, nor larger than there is anything to see', () => {
  expect(zoomedAt(WHOLE, 0.2, WHOLE).scale).toBe(1)
  expect(zoomedAt(WHOLE, 40, WHOLE).scale).toBe(MOST)
})

test('an enlarged picture is moved no further than to its edges', () => {
  const twice = zoomedAt(WHOLE, 2, { x: 0, y: 0 })
  expect(heldIn(panned(twice, { x: 5000, y: -5000 }), picture, stage)).toEqual({
    scale: 2,
    x: (1800 - 1000) / 2,
    y: -(1200 - 600) / 2,
  })
  expect(heldIn(panned(twice, { x: 20, y: 30 }), picture, stage)).toMatchObject({ x: 20, y: 30 })
})

test('what has room on the stage stays in the middle, and so does what is whole', () => {
  const narrow = { width: 200, height: 600 }
  expect(heldIn({ scale: 2, x: 300, y: 0 }, narrow, stage).x).toBe(0)
  expect(heldIn({ scale: 1, x: 300, y: 40 }, picture, stage)).toBe(WHOLE)
})
