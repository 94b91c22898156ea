import { sunPosition } from '@belvedere/kit/sun/position.ts'
import { sunOf } from '@belvedere/scenes/map/light/sun-of.ts'
import { expect, test } from 'vitest'
import { NOON } from '../noon.ts'
import { daySpan, duskShare, firstHour, MINUTE, openingHour } from './hour.ts'
import { today } from './today.ts'

const madrid = { lat: 40.4, lng: -3.7, timeZone: 'Europe/Madrid' }
const minute = (time: string) => Date.parse(time) / 60_000

test('the slider runs from half an hour after sunrise to after sunset of the day at the property', () => {
  const { morning, dusk } = daySpan(madrid, new Date('2026-06-21T12:00:00Z'))
  // Sunrise is at 06:45 and sunset at 21:48, local time in Madrid.
  expect(Math.abs(morning - minute('2026-06-21T05:15:00Z'))).toBeLessThanOrEqual(5)
  expect(Math.abs(dusk - minute('2026-06-21T20:28:00Z'))).toBeLessThanOrEqual(5)
})

test('the day is that of the property, not that of the visitor', () => {
  const now = new Date('2026-06-21T23:30:00Z')
  expect(today('Europe/Madrid', now)).toBe('2026-06-22')
  expect(today('America/Lima', now)).toBe('2026-06-21')
})

test('where the sun does not rise or set, the slider has its middle at noon', () => {
  const tromso = { lat: 69.6, lng: 18.9, timeZone: 'Europe/Oslo' }
  const span = (day: string) => {
    const span = daySpan(tromso, new Date(`${day}T12:00:00Z`))
    expect(firstHour(span)).toBe((span.morning + span.dusk) / 2)
    return (span.dusk - span.morning) / 60
  }
  expect(span('2026-06-21')).toBe(24)
  expect(span('2026-12-21')).toBe(6)
})

test('the map opens an hour before sunset, in golden light and by day', () => {
  const span = daySpan(madrid, new Date('2026-12-21T12:00:00Z'))
  const first = firstHour(span)
  // Sunset is at 16:52 UTC.
  expect(Math.abs(first - minute('2026-12-21T15:52:00Z'))).toBeLessThanOrEqual(5)
  expect(duskShare(span, first)).toBe(0)
  const { altitude } = sunPosition(new Date(first * MINUTE), madrid.lat, madrid.lng)
  expect(altitude).toBeGreaterThan(4)
  expect(altitude).toBeLessThan(12)
})

test('in the evening the map opens at the hour of the clock, and after midnight at its dusk', () => {
  const openingAt = (time: string, isEvening = true) => {
    const now = new Date(time)
    const span = daySpan(madrid, now)
    return { span, hour: openingHour(span, now, isEvening) }
  }
  // Sunset is at 21:48, and local time two hours ahead.
  const morning = openingAt('2026-06-21T09:00:00Z', false)
  expect(morning.hour).toBe(firstHour(morning.span))
  const early = openingAt('2026-06-21T17:30:00Z')
  expect(early.hour).toBe(firstHour(early.span))
  expect(openingAt('2026-06-21T19:30:00Z').hour).toBe(minute('2026-06-21T19:30:00Z'))
  const late = openingAt('2026-06-21T21:30:00Z')
  expect(late.hour).toBe(late.span.dusk)
  const night = openingAt('2026-06-21T23:30:00Z')
  expect(night.hour).toBe(night.span.dusk)
  expect(duskShare(night.span, night.hour)).toBe(1)
})

test('where the day is shorter than an hour and a half, the map opens within it', () => {
  const tromso = { lat: 69.6, lng: 18.9, timeZone: 'Europe/Oslo' }
  const span = daySpan(tromso, new Date('2026-11-25T12:00:00Z'))
  expect(firstHour(span)).toBeGreaterThanOrEqual(span.morning)
  expect(firstHour(span)).toBeLessThanOrEqual(span.dusk)
})

test('dusk comes as the sun nears the horizon, and is more than half when it sets', () => {
  const span = daySpan(madrid, new Date('2026-06-21T12:00:00Z'))
  const at = (time: string) => duskShare(span, minute(`2026-06-21T${time}:00Z`))
  // Sunset is at 19:48 UTC.
  expect([at('12:00'), at('19:00')]).toEqual([0, 0])
  expect(at('19:30')).toBeGreaterThan(0)
  expect(at('19:30')).toBeLessThan(at('19:48'))
  expect(at('19:48')).toBeCloseTo(0.5, 1)
  expect([duskShare(span, span.dusk), duskShare(span, span.morning)]).toEqual([1, 0])
  const polarDay = daySpan({ ...madrid, lat: 80 }, new Date('2026-06-21T12:00:00Z'))
  expect(duskShare(polarDay, polarDay.dusk)).toBe(0)
})

test('without coordinates the scene shows noon', () => {
  const { light, from } = sunOf(NOON, { where: null, bearing: 0 })
  const [x, y, z] = from
  expect(light.windows).toBe(0)
  // The sun stands in the south, and high.
  expect(Math.abs(x)).toBeLessThan(0.05)
  expect(z).toBeGreaterThan(0.5)
  expect(y).toBeGreaterThan(0.7)
})
