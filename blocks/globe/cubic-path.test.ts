import { expect, test } from 'vitest'
import { cubicPath } from './cubic-path.ts'
import { flightPath, pointOn } from './flight-path.ts'
import { turnTo, vectorOf } from './sphere.ts'

const RADIUS = 290
const centre = { lat: 30, lng: 0 }
const turn = turnTo(centre)

/** The points of absolute cubic curves. */
function curvesOf(path: string) {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number)
  const points = Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[at * 2] ?? Number.NaN,
    y: numbers[at * 2 + 1] ?? Number.NaN,
  }))
  return { points, count: path.split('C').length - 1 }
}

test('follows the flight within two units of the picture', () => {
  const path = flightPath(vectorOf({ lat: 31, lng: -18 }), vectorOf({ lat: 52, lng: 13 }))
  const { points, count } = curvesOf(cubicPath(path, turn, RADIUS))
  expect(count).toBe(1)
  for (const t of [0, 0.25, 0.5, 0.75, 1]) {
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
    const at = (axis: 'x' | 'y') =>
      weights.reduce((sum, weight, index) => sum + weight * (points[index]?.[axis] ?? 0), 0)
    const { x, y } = turn(pointOn(path, t))
    expect(Math.hypot(at('x') - x * RADIUS, at('y') + y * RADIUS)).toBeLessThan(2)
  }
})

test('leaves out the parts behind the globe', () => {
  const behind = flightPath(vectorOf({ lat: -30, lng: 170 }), vectorOf({ lat: -20, lng: -160 }))
  expect(cubicPath(behind, turn, RADIUS)).toBe('')
  const around = flightPath(vectorOf({ lat: 30, lng: 0 }), vectorOf({ lat: -10, lng: 150 }))
  const { count } = curvesOf(cubicPath(around, turn, RADIUS))
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(4)
})
