import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, mirrored, sparse } from './fixture.ts'
import { Listings5050 } from './view.tsx'

const body = (listings: typeof full) => render(<Listings5050 {...listings} place={place} />)

const find = (listings: typeof full, selector: string) => body(listings).querySelector(selector)

test('renders each row as one link named by its text', () => {
  const [first, ...rest] = body(full).querySelectorAll('li > a:only-child')
  expect(first?.getAttribute('href')).toBe('/real-estate/lagoon-villas')
  expect(first?.querySelector('span:first-child')?.textContent).toBe('Lake Villas')
  expect(first?.querySelector('span + .media img')?.getAttribute('alt')).toBe('')
  expect(rest).toHaveLength(3)
})

test('renders text and a button beside the rows', () => {
  const button = find(full, 'h2#title-7 ~ a[href="/real-estate"]')
  expect(button?.textContent).toBe('Real estate overview')
  expect(button?.parentElement?.nextElementSibling?.tagName).toBe('UL')
  expect(find(full, 'section')?.getAttribute('aria-labelledby')).toBe('title-7')
})

test('moves the rows to the other side', () => {
  expect(find(mirrored, 'section[class*="left"]')).not.toBeNull()
  expect(find(full, 'section[class*="left"]')).toBeNull()
})

test('skips rows without a link', () => {
  const items = body(extreme).querySelectorAll('li')
  expect([...items].filter((item) => !item.closest('.text'))).toHaveLength(extreme.links.length - 1)
})

test('gives the rows the full width without text; the block keeps its name', () => {
  expect(find(sparse, 'section[aria-label="Real estate"] ul[class*="alone"]')).not.toBeNull()
  expect(find(sparse, 'img, h2')).toBeNull()
})

test('renders text without rows, and nothing without both', () => {
  expect(body({ ...sparse, links: [] }).hasChildNodes()).toBe(false)
  expect(find({ ...full, links: [] }, 'h2')).not.toBeNull()
  expect(find({ ...full, links: [] }, 'ul')).toBeNull()
})
