import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { eight, extreme, full, sparse } from './fixture.ts'
import { Features } from './view.tsx'

const html = (features: typeof full) =>
  renderToStaticMarkup(<Features {...features} place={place} />)

test('renders each feature as a list item with an h3', () => {
  expect(html(full)).toMatch(/<h2 id="title-7"[^>]*><span class="ln">What lives here/)
  expect(html(full).match(/<li\b/g)).toHaveLength(4)
  expect(html(full)).toMatch(/<h3[^>]*>.*Herons.*<\/h3>.*Nine pairs/)
})

test('moves the sun from feature to feature, always above the horizon', () => {
  const hours = (features: typeof full) =>
    Array.from(html(features).matchAll(/--h:([\d.]+)/g), ([, hour]) => Number(hour))
  expect(hours(full)).toEqual([0.125, 0.375, 0.625, 0.875])
  expect(hours(eight)).toHaveLength(8)
  expect(hours(sparse)).toEqual([0.5])
})

test('skips features without text', () => {
  expect(html(extreme).match(/<li\b/g)).toHaveLength(extreme.features.length - 1)
})

test('has an accessible name but no heading without a title', () => {
  expect(html(sparse)).toContain('aria-label="Features"')
  expect(html(sparse)).not.toContain('<h2')
})

test('renders nothing without features', () => {
  expect(html({ ...full, features: [] })).toBe('')
})
