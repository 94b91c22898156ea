import { expect, test } from 'vitest'
import { printHorizon, readHorizon } from '../horizon-code.ts'
import { sunHours } from './sun-hours.ts'

const where = { lat: 40, lng: 0, timeZone: 'UTC' }
const open = Array.from({ length: 72 }, () => 0)
/** A wall of 80° from south to north over west. */
const wallInTheWest = open.map((_, step) => (step * 5 > 180 ? 80 : 0))

test('an open terrace has sun from sunrise to sunset', () => {
  // Published values for 40° north on this day: 04:31 and 19:33; the centre of the sun is up 3
  // minutes less.
  expect(sunHours({ horizon: open, bearing: 0 }, where, '2026-06-21')).toEqual(['04:35–19:30'])
})

test('a wall in the west ends the hours of sun in the afternoon', () => {
  const [hours, ...more] = sunHours({ horizon: wallInTheWest, bearing: 0 }, where, '2026-12-21')
  expect(more).toEqual([])
  expect(hours).toMatch(/^07:(20|25)–1[12]:\d\d$/)
})

test('turning a model turns its walls', () => {
  const [hours] = sunHours({ horizon: wallInTheWest, bearing: 180 }, where, '2026-12-21')
  expect(hours).toMatch(/^1[12]:\d\d–16:(35|40)$/)
})

test('north clockwise from the model’s own north puts the model’s west in the south', () => {
  const [june] = sunHours({ horizon: wallInTheWest, bearing: 90 }, where, '2026-06-21')
  expect(sunHours({ horizon: wallInTheWest, bearing: 90 }, where, '2026-12-21')).toEqual([])
  expect(june).toMatch(/^04:35–0[78]:/)
  const winter = sunHours({ horizon: wallInTheWest, bearing: -90 }, where, '2026-12-21')
  expect(winter).toEqual(sunHours({ horizon: open, bearing: 0 }, where, '2026-12-21'))
})

test('a terrace behind walls has no sun; a few minutes of sun do not count', () => {
  const walled = open.map(() => 85)
  expect(sunHours({ horizon: walled, bearing: 0 }, where, '2026-06-21')).toEqual([])
  const slit = open.map((_, step) => (step === 36 ? 0 : 85))
  const hours = sunHours({ horizon: slit, bearing: 0 }, where, '2026-12-21')
  expect(hours.length).toBeLessThanOrEqual(1)
})

test('times are in the time zone of the property', () => {
  const there = { ...where, timeZone: 'Europe/Madrid' }
  expect(sunHours({ horizon: open, bearing: 0 }, there, '2026-06-21')).toEqual(['06:35–21:30'])
})

test('a horizon is stored to a quarter of a degree', () => {
  const horizon = open.map((_, step) => (step * 1.37) % 90)
  for (const [step, angle] of readHorizon(printHorizon(horizon)).entries()) {
    expect(Math.abs(angle - (horizon[step] ?? Number.NaN))).toBeLessThanOrEqual(0.125)
  }
  expect(printHorizon([-3, 0, 90, 100])).toBe('0000a0a0')
})
