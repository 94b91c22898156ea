import { expect, test } from 'vitest'
import { clampView, MAX_SCALE, panBy, UNZOOMED, zoomAt } from './zoom-maths.ts'

const stage = { width: 1000, height: 600 }
const picture = { width: 900, height: 600 }

/** The position on the stage of a point of the picture, relative to its middle. */
const placeOf = ({ x, scale }: typeof UNZOOMED, at: number) => x + at * scale

test('the point under the finger stays in place while zooming', () => {
  const point = { x: 200, y: -100 }
  const twice = zoomAt(UNZOOMED, 2, point)
  expect(twice).toEqual({ scale: 2, x: -200, y: 100 })
  expect(placeOf(twice, 200)).toBe(200)
  const more = zoomAt(twice, 3, { x: -50, y: 0 })
  const before = (-50 - twice.x) / twice.scale
  expect(placeOf(more, before)).toBeCloseTo(-50)
})

test('the scale is between 1 and its maximum', () => {
  expect(zoomAt(UNZOOMED, 0.2, UNZOOMED).scale).toBe(1)
  expect(zoomAt(UNZOOMED, 40, UNZOOMED).scale).toBe(MAX_SCALE)
})

test('an enlarged picture can be moved to its edges, but no further', () => {
  const twice = zoomAt(UNZOOMED, 2, { x: 0, y: 0 })
  expect(clampView(panBy(twice, { x: 5000, y: -5000 }), picture, stage)).toEqual({
    scale: 2,
    x: (1800 - 1000) / 2,
    y: -(1200 - 600) / 2,
  })
  expect(clampView(panBy(twice, { x: 20, y: 30 }), picture, stage)).toMatchObject({ x: 20, y: 30 })
})

test('a picture that fits the stage stays in the middle, also when it is not enlarged', () => {
  const narrow = { width: 200, height: 600 }
  expect(clampView({ scale: 2, x: 300, y: 0 }, narrow, stage).x).toBe(0)
  expect(clampView({ scale: 1, x: 300, y: 40 }, picture, stage)).toBe(UNZOOMED)
})
