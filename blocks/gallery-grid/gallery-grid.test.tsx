import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { GalleryGrid } from './view.tsx'

const body = (grid: typeof full, at = place) => render(<GalleryGrid {...grid} place={at} />)

const find = (grid: typeof full, selector: string) => body(grid).querySelector(selector)

const counts = (grid: typeof full) =>
  Array.from(body(grid).querySelectorAll('[class*="count"]'), (count) => count.textContent)

test('renders each gallery as one link named by its text', () => {
  expect(body(full).querySelectorAll('li')).toHaveLength(4)
  const link = find(full, 'li > a[class][href="/gallery/the-lagoon"]:not([aria-label])')
  expect(link?.querySelector('h3')?.textContent).toBe('The Lake')
  expect(link?.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('leaves out the gallery of the current page', () => {
  const onPage = body(full, { ...place, path: '/gallery/beach-club' })
  const tiles = Array.from(onPage.querySelectorAll('li > a'), (link) => link.getAttribute('href'))
  expect(tiles).toEqual(['/gallery/villas', '/gallery/the-lagoon', '/gallery/after-dark'])
  const alone = { title: 'Galleries', items: full.items.slice(0, 1) }
  expect(body(alone, { ...place, path: '/gallery/villas' }).hasChildNodes()).toBe(false)
})

test('alternates tall, wide, wide, tall tiles', () => {
  const boxes = body(full).querySelectorAll('[style*="--ar:"]')
  const ratios = Array.from(boxes, (box) => box.getAttribute('style')?.match(/--ar:[\d.]+/)?.[0])
  expect(ratios).toEqual(['--ar:0.75', '--ar:1.3333', '--ar:1.3333', '--ar:0.75'])
})

test('shows the number of pictures', () => {
  expect(counts(full)).toContain('11 pictures')
  expect(counts(extreme)).toContain('1 picture')
  expect(counts(sparse)).toEqual([])
  expect(body(sparse).textContent).not.toContain('picture')
})

test('renders only the name of a gallery without a cover', () => {
  expect(find(sparse, 'section[aria-label="Galleries"]')).not.toBeNull()
  expect(find(sparse, 'img, picture')).toBeNull()
})

test('skips drafts without a name or slug; renders nothing without galleries', () => {
  expect(body(extreme).textContent).not.toContain('No address yet')
  expect(find(extreme, '[href*="no-name"]')).toBeNull()
  expect(body({ title: 'All galleries', items: [] }).hasChildNodes()).toBe(false)
})
