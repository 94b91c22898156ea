import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { showTime, watchRows } from './airport-rows.ts'
import { vectorOf } from './sphere.ts'

afterEach(() => vi.unstubAllGlobals())

function aRow(time: string) {
  const page = parseHtml(`<dl><div><dt>Berlin</dt><dd>${time}</dd></div></dl>`)
  const row = page.querySelector('div')
  if (!row) throw new Error('no row')
  vi.stubGlobal('document', page)
  const airport = { row, airport: vectorOf({ lat: 52, lng: 13 }), time, minutes: null }
  return { row, airport }
}

test('the button of a row is named with its time, as long as it is a button', () => {
  const { row, airport } = aRow('3 h 45')
  const page = new AbortController()
  watchRows([airport], () => {}, page.signal)
  const button = row.querySelector('dt > button')
  expect([button?.textContent, button?.ariaLabel]).toEqual(['Berlin', 'Berlin, 3 h 45'])
  page.abort()
  expect(row.querySelector('dt')?.innerHTML).toBe('Berlin')
})

test('a row without a time is named by its airport alone', () => {
  const { row, airport } = aRow('–')
  watchRows([airport], () => {}, new AbortController().signal)
  expect(row.querySelector('button')?.ariaLabel ?? null).toBeNull()
})

test('only the visible time counts up; afterwards the real time is shown', () => {
  const { row, airport } = aRow('3 h 45')
  const cell = row.querySelector('dd')
  showTime(airport, 65)
  expect(cell?.textContent).toBe('3 h 451 h 05')
  showTime(airport, null)
  expect(cell?.innerHTML).toBe('3 h 45')
})
