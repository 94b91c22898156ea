import { expect, test } from 'vitest'
import { daylightAt } from './daylight.ts'

const all = Array.from({ length: 181 }, (_, i) => i - 90)

test('the light is never black', () => {
  for (const altitude of all) {
    expect(Math.min(...daylightAt(altitude).sky)).toBeGreaterThan(0.1)
    expect(Math.min(...daylightAt(altitude).haze)).toBeGreaterThan(0.05)
  }
})

test('light changes continuously', () => {
  for (const altitude of all.slice(1)) {
    const [before, after] = [daylightAt(altitude - 1), daylightAt(altitude)]
    const change = (key: 'sun' | 'sky' | 'haze') =>
      Math.max(...before[key].map((part, i) => Math.abs(part - (after[key][i] ?? 0))))
    expect(change('sun')).toBeLessThan(0.3)
    expect(change('sky')).toBeLessThan(0.15)
    expect(change('haze')).toBeLessThan(0.15)
  }
})

test('windows are lit from dusk to dawn, and never by day', () => {
  expect(daylightAt(30).windows).toBe(0)
  expect(daylightAt(2).windows).toBeGreaterThan(0.3)
  expect(daylightAt(-6).windows).toBe(1)
  expect(daylightAt(-50).windows).toBe(1)
})

test('a low sun gives warm light, and a sun below the horizon none', () => {
  const warmth = (altitude: number) => {
    const [r, , b] = daylightAt(altitude).sun
    return r / b
  }
  expect(warmth(5)).toBeGreaterThan(2 * warmth(60))
  expect(daylightAt(-10).sun).toEqual([0, 0, 0])
})
