import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { closed, full, sparse } from './fixture.ts'
import { WeatherStatus } from './view.tsx'

const html = (status: typeof full) =>
  renderToStaticMarkup(<WeatherStatus {...status} place={place} />)

test('shows the state as text', () => {
  expect(html(full)).toMatch(/<p class="[^"]*open[^"]*"><i aria-hidden="true"><\/i>Open<\/p>/)
  expect(html(closed)).toMatch(/<p class="[^"]*closed[^"]*"><i aria-hidden="true"><\/i>Closed<\/p>/)
})

test('is closed by default', () => {
  expect(html(sparse)).toContain('Closed')
  expect(html(sparse)).not.toContain('Open<')
})

test('is named by its h2, or by a default name without a title', () => {
  expect(html(full)).toMatch(/aria-labelledby="title-7".*<h2 id="title-7"/)
  expect(html(sparse)).toContain('aria-label="Open or closed"')
  expect(html(sparse)).not.toContain('<h2')
})

test('omits a missing time; renders nothing without a name', () => {
  expect(html(sparse)).not.toContain('time')
  expect(html({ ...full, name: ' ' })).toBe('')
})
