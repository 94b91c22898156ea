import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Intro } from './view.tsx'

const html = (intro: typeof full) => renderToStaticMarkup(<Intro {...intro} place={place} />)

test('an intro is words, not a heading, named by its eyebrow', () => {
  expect(html(full)).not.toMatch(/<h\d/)
  expect(html(full)).toContain('aria-label="The place"')
  expect(html(sparse)).toContain('aria-label="Introduction"')
  expect(html(full)).toContain('<em>goes down in the lagoon.</em>')
})

test('xl sets the words one step larger, and a long text takes the next smaller step', () => {
  expect(html(full)).toMatch(/<p class="[^"]*\bd1\b/)
  expect(html(sparse)).toMatch(/<p class="[^"]*\bd2\b/)
  expect(html(extreme)).toMatch(/<p class="[^"]*\bd2\b/)
  expect(html({ ...extreme, xl: false })).toMatch(/<p class="[^"]*\bd3\b/)
})

test('an empty line starts a paragraph, a single break a line', () => {
  const broken = html({ ...sparse, text: 'It began as a shed.\n\nFor nets,\nmostly.' })
  expect(broken.match(/<p /g)).toHaveLength(2)
  expect(broken.match(/class="ln"/g)).toHaveLength(3)
})

test('an intro without words is nothing', () => {
  expect(html({ ...full, text: ' ' })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
