import { expect, test } from 'vitest'
import { coastPath } from './coast.ts'

const RADIUS = 290
const AFRICA = { lat: 5, lng: 15 }
const PACIFIC = { lat: 0, lng: -160 }

/** Absolute points of a path whose outlines have one absolute point and relative steps. */
function pointsOf(path: string) {
  return path.split('M').flatMap((outline) => {
    const numbers = (outline.match(/-?\d+/g) ?? []).map(Number)
    const at = { x: 0, y: 0 }
    return Array.from({ length: numbers.length / 2 }, (_, step) => {
      at.x += numbers[step * 2] ?? Number.NaN
      at.y += numbers[step * 2 + 1] ?? Number.NaN
      return { ...at }
    })
  })
}

test.each([AFRICA, PACIFIC, { lat: 90, lng: 0 }, { lat: -60, lng: 179 }])(
  'keeps the land within the globe, seen from above %o',
  (centre) => {
    const points = pointsOf(coastPath(centre, RADIUS))
    expect(points.length).toBeGreaterThan(100)
    const outside = points.filter(({ x, y }) => !(Math.hypot(x, y) <= RADIUS + 1))
    expect(outside).toEqual([])
  },
)

test('draws more coast for Africa than for the Pacific, in a small path', () => {
  const inFront = (centre: typeof AFRICA) =>
    pointsOf(coastPath(centre, RADIUS)).filter(({ x, y }) => Math.hypot(x, y) < RADIUS / 2).length
  expect(inFront(AFRICA)).toBeGreaterThan(inFront(PACIFIC))
  expect(coastPath(AFRICA, RADIUS).length).toBeLessThan(4500)
})
