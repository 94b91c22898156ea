import { expect, test } from 'vitest'
import { angleBetween, centreOf, isHidden, slerp, turnTo, vectorOf } from './sphere.ts'

const rounded = (numbers: object) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1000) / 1000 + 0]),
  )

const HERE = { lat: 20, lng: 10 }
const turn = turnTo(HERE)

test('turns the centre to the middle in front, its antipode behind', () => {
  expect(rounded(turn(vectorOf(HERE)))).toEqual({ x: 0, y: 0, z: 1 })
  expect(rounded(turn(vectorOf({ lat: -20, lng: -170 })))).toEqual({ x: 0, y: 0, z: -1 })
})

test('turns east to the right and north up', () => {
  expect(turn(vectorOf({ lat: 20, lng: 30 })).x).toBeGreaterThan(0.3)
  expect(turn(vectorOf({ lat: 50, lng: 10 })).y).toBeCloseTo(0.5)
  expect(turn(vectorOf({ lat: 90, lng: 0 })).x).toBeCloseTo(0)
})

test('hides points behind the globe, but not those that rise beside it', () => {
  expect(isHidden({ x: 0.5, y: 0.5, z: -0.7 })).toBe(true)
  expect(isHidden({ x: 0.9, y: 0.6, z: -0.2 })).toBe(false)
  expect(isHidden({ x: 0.5, y: 0.5, z: 0.7 })).toBe(false)
})

test('moves along great circles at constant speed', () => {
  const [from, to] = [vectorOf({ lat: 51.5, lng: -0.5 }), vectorOf({ lat: 40.6, lng: -73.8 })]
  const way = angleBetween(from, to)
  // London and New York are 5,540 km apart.
  expect(way * 6371).toBeGreaterThan(5520)
  expect(way * 6371).toBeLessThan(5560)
  for (const share of [0, 0.25, 0.5, 1]) {
    const at = slerp(from, to, share)
    expect(Math.hypot(at.x, at.y, at.z)).toBeCloseTo(1)
    expect(angleBetween(from, at)).toBeCloseTo(way * share)
  }
  expect(slerp(from, from, 0.5)).toEqual(from)
})

test('finds the middle of places, also across the date line', () => {
  const middle = centreOf([
    { lat: 0, lng: 170 },
    { lat: 0, lng: -170 },
  ])
  expect(middle?.lat).toBeCloseTo(0)
  expect(Math.abs(middle?.lng ?? 0)).toBeCloseTo(180)
  expect(centreOf([])).toBeNull()
})
