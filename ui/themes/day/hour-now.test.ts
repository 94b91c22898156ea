import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hourNow } from './hour-now.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ now: new Date('2026-07-01T20:30Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page with a picture of dusk shows dusk while it is evening at the property', () => {
  expect(hourNow({ hour: 0.06, dusk: 'Europe/Lisbon' })).toBe(0.94)
  expect(hourNow({ hour: 0.06, dusk: 'America/New_York' })).toBe(0.06)
})

test('a page without a picture of dusk keeps its hour', () => {
  expect(hourNow({ hour: 0.3, dusk: null })).toBe(0.3)
})

test('a property without a time zone uses that of the visitor', () => {
  const local = hourNow({ hour: 0.06, dusk: Intl.DateTimeFormat().resolvedOptions().timeZone })
  expect(hourNow({ hour: 0.06, dusk: '' })).toBe(local)
})

test('for visitors who save data the picture of dusk does not load, so the page keeps its hour', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(hourNow({ hour: 0.06, dusk: 'Europe/Lisbon' })).toBe(0.06)
})
