// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showsEvening } from '../../shows-evening.ts'
import { byDay, eveningScript, inEvening } from './tell-evening.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The custom properties that the script gives the root at a moment. */
function rootAt(moment: string, zone: string | null, hour?: number) {
  vi.setSystemTime(moment)
  const own = new Map<string, string>()
  const setProperty = (name: string, value: string) =>
    value === '' ? own.delete(name) : own.set(name, value)
  const self: { tellEvening?: (hour?: number) => void } = {}
  const d = { documentElement: { style: { setProperty } } }
  runInNewContext(eveningScript(zone), { self, d, Date })
  if (hour !== undefined) self.tellEvening?.(hour)
  return own
}

/** Whether words from an hour on, and those of the day, are on the screen. */
function shownOf(own: ReadonlyMap<string, string>, from: number) {
  const resolved = ({ visibility }: { visibility?: unknown }) => {
    const names = `${visibility}`.match(/--\w+/g) ?? []
    const given = names.map((name) => own.get(name)).find((one) => one !== undefined)
    return given ?? (`${visibility}`.includes(',hidden') ? 'hidden' : '')
  }
  return [byDay(from), inEvening(from)].map((style) => resolved(style) !== 'hidden')
}

test.each([
  ['2026-06-21T18:59:00+01:00', 19, [true, false]],
  ['2026-06-21T19:00:00+01:00', 19, [false, true]],
  ['2026-06-21T19:00:00+01:00', 20, [true, false]],
  ['2026-06-22T04:59:00+01:00', 23, [false, true]],
  ['2026-06-22T05:00:00+01:00', 15, [true, false]],
])('at %s in Lisbon, words from %i on: day and evening %j', (moment, from, shown) => {
  expect(shownOf(rootAt(moment, 'Europe/Lisbon'), from)).toEqual(shown)
})

test('the clock is that of the property, and the visitor’s own without a known zone', () => {
  const evening = '2026-06-21T19:30:00+01:00'
  expect(shownOf(rootAt(evening, 'America/New_York'), 19)).toEqual([true, false])
  const here = new Date(evening).getHours()
  for (const zone of [null, 'No/Where', "x'-alert(1)-'"])
    expect(shownOf(rootAt(evening, zone), 19), `${zone}`).toEqual([here < 19, here >= 19])
  expect(eveningScript("x'-alert(1)-'")).not.toContain('alert')
})

test('where words wait for their picture, those of the day stay from dusk on', () => {
  const waiting = (moment: string) => {
    const own = rootAt(moment, 'Europe/Lisbon')
    // As the styles have it.
    for (const [name, other] of [
      ['--day', '--e19'],
      ['--night', '--d19'],
    ] as const) {
      const value = own.get(other)
      if (value !== undefined) own.set(name, value)
    }
    return own
  }
  expect(shownOf(waiting('2026-06-21T16:30:00+01:00'), 16)).toEqual([false, true])
  expect(shownOf(waiting('2026-06-21T19:30:00+01:00'), 16)).toEqual([true, false])
  expect(shownOf(waiting('2026-06-21T19:30:00+01:00'), 21)).toEqual([true, false])
})

test('a given hour outweighs the clock, in both directions', () => {
  expect(shownOf(rootAt('2026-06-21T09:00:00+01:00', 'Europe/Lisbon', 23), 19)).toEqual([
    false,
    true,
  ])
  expect(shownOf(rootAt('2026-06-21T22:00:00+01:00', 'Europe/Lisbon', 12), 19)).toEqual([
    true,
    false,
  ])
})

test('pages ask the root whether it is evening', () => {
  const isEvening = (moment: string) => {
    const own = rootAt(moment, 'Europe/Lisbon')
    const root = document.createElement('html')
    for (const [name, value] of own) root.style.setProperty(name, value)
    return showsEvening(root)
  }
  expect(isEvening('2026-06-21T18:59:00+01:00')).toBe(false)
  expect(isEvening('2026-06-21T19:00:00+01:00')).toBe(true)
  expect(isEvening('2026-06-22T04:59:00+01:00')).toBe(true)
  expect(isEvening('2026-06-22T05:00:00+01:00')).toBe(false)
})

test('without the script the words of the day show', () => {
  expect(shownOf(new Map(), 19)).toEqual([true, false])
})

test('a page that was rendered in summer is right in winter', () => {
  const script = eveningScript('Europe/Lisbon', Date.parse('2026-07-01T12:00Z'))
  const shownAt = (moment: string) => {
    vi.setSystemTime(moment)
    const own = new Map<string, string>()
    const setProperty = (name: string, value: string) => void own.set(name, value)
    runInNewContext(script, { self: {}, d: { documentElement: { style: { setProperty } } }, Date })
    return own.get('--e19') === 'on'
  }
  expect(shownAt('2026-07-01T18:30Z')).toBe(true)
  expect(shownAt('2026-12-01T18:30Z')).toBe(false)
  expect(shownAt('2026-12-01T19:00Z')).toBe(true)
})
