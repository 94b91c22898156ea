import { expect, test } from 'vitest'
import { sunOf } from './sun-of.ts'

test('at noon in the northern hemisphere the sun is in the south, and it is day', () => {
  const noon = new Date(Date.UTC(2026, 5, 21, 12))
  const { light, from } = sunOf(noon, { where: { lat: 50, lng: 0 }, bearing: 0 })
  expect(from[2]).toBeGreaterThan(0.3)
  expect(Math.abs(from[0])).toBeLessThan(0.05)
  expect(light.windows).toBe(0)
})

test('a property without coordinates has the sun of 40 degrees north', () => {
  const time = new Date(Date.UTC(2026, 2, 21, 16))
  const where = { lat: 40, lng: 0 }
  expect(sunOf(time, { where: null, bearing: 0 })).toEqual(sunOf(time, { where, bearing: 0 }))
})
