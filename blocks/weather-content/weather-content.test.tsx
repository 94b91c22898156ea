import { isTimeZone } from '@belvedere/kit/time-zone.ts'
import { timeOfDay } from '@belvedere/ui/clock/time-zone.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { hourOfDay } from '@belvedere/ui/themes/day/hour-of-day.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { full, sparse } from './fixture.ts'
import { WeatherContent } from './view.tsx'

const body = (weather: typeof full) => render(<WeatherContent {...weather} place={place} />)

const find = (weather: typeof full, selector: string) => body(weather).querySelector(selector)

test('renders the text beside a sun at a fixed hour', () => {
  expect(find(full, 'p')?.textContent).toContain('Sea 23 °C.')
  expect(find(full, 'svg[style="--hour:0.36"] circle')).not.toBeNull()
  expect(body(full).innerHTML).toBe(body(full).innerHTML)
})

test('hides the SVG from assistive technology and passes on its time zone', () => {
  const sky = find(full, '[data-sky=""]')
  expect(sky?.getAttribute('data-time-zone')).toBe('Europe/Madrid')
  expect(sky?.firstElementChild?.tagName.toLowerCase()).toBe('svg')
  expect(sky?.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(find(sparse, '[data-time-zone]')).toBeNull()
})

test('omits a missing link; renders nothing without text', () => {
  expect(find(full, 'a')).not.toBeNull()
  expect(find(sparse, 'a')).toBeNull()
  expect(body({ ...full, text: ' ' }).hasChildNodes()).toBe(false)
})

test('the sun rises at 6:00, culminates at 13:00 and sets at 20:00', () => {
  expect([6, 13, 20].map(hourOfDay)).toEqual([0, 0.5, 1])
})

test('at night the sun stays on the horizon, in the west, then in the east', () => {
  expect([21, 23.99].map(hourOfDay)).toEqual([1, 1])
  expect([0, 5.5].map(hourOfDay)).toEqual([0, 0])
})

test('returns the local time of the time zone', () => {
  const noon = new Date('2026-07-01T10:30:00Z')
  expect(timeOfDay(noon, 'Europe/Madrid')).toBe(12.5)
  expect(timeOfDay(noon, 'Asia/Kolkata')).toBe(16)
  expect(timeOfDay(new Date('2026-07-01T22:15:00Z'), 'Europe/Madrid')).toBe(0.25)
})

test('uses Temporal if the browser has it', () => {
  const asked: string[] = []
  const toZonedDateTimeISO = (timeZone: string) => {
    asked.push(timeZone)
    if (timeZone !== 'Europe/Madrid') throw new RangeError('It is unknown.')
    return { toPlainTime: () => ({ toString: () => '12:30:00.001' }) }
  }
  const now = new Date('2026-07-01T10:30:00Z')
  const date = Object.assign(now, { toTemporalInstant: () => ({ toZonedDateTimeISO }) })
  expect(timeOfDay(date, 'Europe/Madrid')).toBe(12.5)
  expect(timeOfDay(date, 'Atlantis/Centre')).toBe(now.getHours() + now.getMinutes() / 60)
  expect(asked).toEqual(['Europe/Madrid', 'Atlantis/Centre'])
})

test('falls back to the visitor’s time for an unknown time zone', () => {
  const now = new Date('2026-07-01T10:30:00Z')
  expect(isTimeZone('Atlantis/Centre')).toBe(false)
  expect(timeOfDay(now, 'Atlantis/Centre')).toBe(timeOfDay(now, undefined))
})
