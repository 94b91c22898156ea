import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { panelsOf } from './panels.ts'
import { BannerListing } from './view.tsx'

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerListing {...banner} place={place} />)

test('renders each panel as one link named by its text', () => {
  expect(html(full).match(/<li/g)).toHaveLength(4)
  expect(html(full)).toMatch(
    /<a class="[^"]*panel[^"]*" href="\/experiences\/lagoon">.*?alt="".*?The Lagoon/,
  )
  expect(html(full)).not.toContain('alt="A timber jetty')
})

test('passes the number of panels to the stylesheet', () => {
  expect(html(full)).toContain('--count:4')
})

test('titles a panel by its link text', () => {
  expect(panelsOf(extreme.media)[2]?.title).toBe('The Spa')
})

test('keeps the alt text of a picture without a title or link', () => {
  const [, , , nave] = panelsOf(extreme.media)
  expect(nave).toMatchObject({ title: null, to: null })
  expect(html(extreme)).toContain('alt="The nave of the pavilion, white pointed ribs')
})

test('opens external links in a new tab', () => {
  expect(html(extreme)).toContain('href="https://example.com" target="_blank"')
})

test('renders a panel without picture and link as text', () => {
  expect(html(sparse)).not.toMatch(/<(a|img|svg)\b|data-over-media/)
})

test('renders text rows when no panel has a picture', () => {
  const bare = html({ media: full.media.map((panel) => ({ ...panel, image: null })) })
  expect(bare.match(/<a class="[^"]*row/g)).toHaveLength(4)
  expect(bare).not.toMatch(/panel|data-over-media/)
})

test('skips empty panels; renders nothing without panels', () => {
  expect(panelsOf(extreme.media)).toHaveLength(5)
  expect(html({ media: [{ id: 's1', title: ' ', image: null, link: null }] })).toBe('')
})
