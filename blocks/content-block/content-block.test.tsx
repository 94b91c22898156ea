import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onInk, sparse } from './fixture.ts'
import { ContentBlock } from './view.tsx'

const html = (content: typeof full) =>
  renderToStaticMarkup(<ContentBlock {...content} place={place} />)

test('renders an h2 that names the block, then text and link', () => {
  expect(html(full)).toMatch(/<section[^>]* aria-labelledby="title-7"/)
  expect(html(full)).toMatch(/<h2 id="title-7".*<em>clear by noon<\/em>.*<p>The bay.*Tide tables/)
})

test('starts a paragraph at an empty line', () => {
  expect(html(full).match(/<p>/g)).toHaveLength(2)
})

test('has the editor’s background colour', () => {
  expect(html(onInk)).toContain('data-tone="dark"')
  expect(html(extreme)).toContain('--bg:#808080')
  expect(html(full)).not.toContain('data-tone')
})

test('renders text without a title, and keeps a name', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*untitled/)
  expect(html(sparse)).toContain('aria-label="Text"')
  expect(html(sparse)).not.toMatch(/<(h\d|a)\b/)
})

test('leaves no empty column for a title alone', () => {
  expect(html({ ...full, text: ' ', link: null })).not.toContain('body')
})

test('renders nothing without text and link', () => {
  expect(html({ ...sparse, text: '\n' })).toBe('')
})
