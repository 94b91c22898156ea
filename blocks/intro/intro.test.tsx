import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Intro } from './view.tsx'

const html = (intro: typeof full) => renderToStaticMarkup(<Intro {...intro} place={place} />)

test('renders text without a heading, named by its eyebrow', () => {
  expect(html(full)).not.toMatch(/<h\d/)
  expect(html(full)).toContain('aria-label="The place"')
  expect(html(sparse)).toContain('aria-label="Introduction"')
  expect(html(full)).toContain('<em>goes down in the lagoon.</em>')
})

test('sets the text one size larger with xl, and long texts one smaller', () => {
  expect(html(full)).toMatch(/<p class="[^"]*\bd1\b/)
  expect(html(sparse)).toMatch(/<p class="[^"]*\bd2\b/)
  expect(html(extreme)).toMatch(/<p class="[^"]*\bd2\b/)
  expect(html({ ...extreme, xl: false })).toMatch(/<p class="[^"]*\bd3\b/)
})

test('starts a paragraph at an empty line, a line at a single break', () => {
  const broken = html({ ...sparse, text: 'It began as a shed.\n\nFor nets,\nmostly.' })
  expect(broken.match(/<p /g)).toHaveLength(2)
  expect(broken.match(/class="ln"/g)).toHaveLength(3)
})

test('renders nothing without text', () => {
  expect(html({ ...full, text: ' ' })).toBe('')
})
