import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { panelsOf } from './panels.ts'
import { BannerListing } from './view.tsx'

const body = (banner: typeof full) => render(<BannerListing {...banner} place={place} />)

const find = (banner: typeof full, selector: string) => body(banner).querySelector(selector)

test('renders each panel as one link named by its text', () => {
  expect(body(full).querySelectorAll('li')).toHaveLength(4)
  const link = find(full, 'a[class*="panel"][href="/experiences/lagoon"]')
  expect(link?.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(link?.querySelector('.media + p')?.textContent).toBe('The Lake')
  expect(find(full, '[alt^="A timber jetty"]')).toBeNull()
})

test('passes the number of panels to the stylesheet', () => {
  expect(find(full, 'ul')?.getAttribute('style')).toContain('--count:4')
})

test('titles a panel by its link text', () => {
  expect(panelsOf(extreme.media)[2]?.title).toBe('The Springs')
})

test('keeps the alt text of a picture without a title or link', () => {
  const [, , , nave] = panelsOf(extreme.media)
  expect(nave).toMatchObject({ title: null, to: null })
  expect(find(extreme, 'li:nth-child(4) img')?.getAttribute('alt')).toMatch(
    /^The nave of the pavilion, white pointed ribs/,
  )
})

test('opens external links in a new tab', () => {
  expect(find(extreme, 'a[href="https://example.com"]')?.getAttribute('target')).toBe('_blank')
})

test('renders a panel without picture and link as text', () => {
  expect(find(sparse, 'section')).not.toBeNull()
  expect(find(sparse, 'a, img, svg, [data-over-media]')).toBeNull()
})

test('renders text rows when no panel has a picture', () => {
  const bare = body({ media: full.media.map((panel) => ({ ...panel, image: null })) })
  expect(bare.querySelectorAll('a[class*="row"]')).toHaveLength(4)
  expect(bare.querySelector('[class*="panel"], [data-over-media]')).toBeNull()
  expect(find(full, '[data-over-media]')).not.toBeNull()
})

test('skips empty panels; renders nothing without panels', () => {
  expect(panelsOf(extreme.media)).toHaveLength(5)
  const empty = body({ media: [{ id: 's1', title: ' ', image: null, link: null }] })
  expect(empty.hasChildNodes()).toBe(false)
})
