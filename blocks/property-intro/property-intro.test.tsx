import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full } from './fixture.ts'
import { PropertyIntro } from './view.tsx'

const html = (intro: typeof full) =>
  renderToStaticMarkup(<PropertyIntro {...intro} place={place} />)

test('renders paragraphs without a heading', () => {
  expect(html(full)).toMatch(/<section [^>]*aria-label="Introduction".*<p>The first house/)
  expect(html(full)).not.toMatch(/<h\d/)
  expect(html(extreme).match(/<p>/g)).toHaveLength(3)
})

test('renders nothing without text', () => {
  expect(html({ description: null })).toBe('')
  expect(html({ description: ' \n' })).toBe('')
})
