import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { closed, extreme, full, sparse } from './fixture.ts'
import { WeatherStatus } from './view.tsx'

const html = (status: typeof full) =>
  renderToStaticMarkup(<WeatherStatus {...status} place={place} />)

test('the row says in words whether it is open or closed', () => {
  expect(html(full)).toMatch(/<p class="[^"]*open[^"]*"><i aria-hidden="true"><\/i>Open<\/p>/)
  expect(html(closed)).toMatch(/<p class="[^"]*closed[^"]*"><i aria-hidden="true"><\/i>Closed<\/p>/)
})

test('what nobody said is open is closed', () => {
  expect(html(sparse)).toContain('Closed')
  expect(html(sparse)).not.toContain('Open<')
})

test('the title is an h2 that names the row; without one the row is named by its kind', () => {
  expect(html(full)).toMatch(/aria-labelledby="title-7".*<h2 id="title-7"/)
  expect(html(sparse)).toContain('aria-label="Open or closed"')
  expect(html(sparse)).not.toContain('<h2')
})

test('without a time there is none, and without a name there is no row', () => {
  expect(html(sparse)).not.toContain('time')
  expect(html({ ...full, name: ' ' })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
