import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full } from './fixture.ts'
import { PropertyIntro } from './view.tsx'

const html = (intro: typeof full) =>
  renderToStaticMarkup(<PropertyIntro {...intro} place={place} />)

test('the words stand in paragraphs, under no heading', () => {
  expect(html(full)).toMatch(/<section [^>]*aria-label="Introduction".*<p>The first house/)
  expect(html(full)).not.toMatch(/<h\d/)
  expect(html(extreme).match(/<p>/g)).toHaveLength(3)
})

test('no words are nothing', () => {
  expect(html({ description: null })).toBe('')
  expect(html({ description: ' \n' })).toBe('')
})

test('markup in the field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
