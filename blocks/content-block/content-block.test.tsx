import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onInk, sparse } from './fixture.ts'
import { ContentBlock } from './view.tsx'

const html = (content: typeof full) =>
  renderToStaticMarkup(<ContentBlock {...content} place={place} />)

test('the title is an h2 that names the block, before its text and link', () => {
  expect(html(full)).toMatch(/<section[^>]* aria-labelledby="title-7"/)
  expect(html(full)).toMatch(/<h2 id="title-7".*<em>clear by noon<\/em>.*<p>The bay.*Tide tables/)
})

test('an empty line in the text starts a paragraph', () => {
  expect(html(full).match(/<p>/g)).toHaveLength(2)
})

test('the ground follows the editor', () => {
  expect(html(onInk)).toContain('data-tone="dark"')
  expect(html(extreme)).toContain('--bg:#808080')
  expect(html(full)).not.toContain('data-tone')
})

test('a text alone takes the place of the title, and the block still has a name', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*untitled/)
  expect(html(sparse)).toContain('aria-label="Text"')
  expect(html(sparse)).not.toMatch(/<(h\d|a)\b/)
})

test('a title alone leaves no empty column behind', () => {
  expect(html({ ...full, text: ' ', link: null })).not.toContain('body')
})

test('no words and no link are nothing', () => {
  expect(html({ ...sparse, text: '\n' })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
