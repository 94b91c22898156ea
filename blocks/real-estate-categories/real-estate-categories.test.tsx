import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { RealEstateCategories } from './view.tsx'

const body = (block: typeof full) => render(<RealEstateCategories {...block} place={place} />)

test('renders each category as one link named by its text', () => {
  const tiles = body(full).querySelectorAll('li > a:only-child')
  expect(tiles).toHaveLength(4)
  expect(tiles[0]?.getAttribute('href')).toBe('/real-estate/lagoon-villas')
  expect(tiles[0]?.querySelector('.media img')?.getAttribute('alt')).toBe('')
  expect(tiles[0]?.querySelector('.media + div > h3')?.textContent).toBe('Lake Villas')
})

test('shows how many houses are available and the lowest price, or how many there are', () => {
  const lines = Array.from(body(full).querySelectorAll('p'), (line) => line.textContent)
  expect(lines).toContain('4 available, from €2,680,000')
  expect(lines).toContain('1 house')
  expect(body(sparse).textContent).not.toMatch(/house, |houses,/)
  expect(body(sparse).querySelector('p, picture')).toBeNull()
})

test('makes the middle two of four tiles square', () => {
  const boxes = body(full).querySelectorAll('[style*="--ar:"]')
  const ratios = Array.from(boxes, (box) => box.getAttribute('style')?.match(/--ar:[\d.]+/)?.[0])
  expect(ratios).toEqual(['--ar:0.8', '--ar:1', '--ar:1', '--ar:0.8'])
})

test('has a visually hidden heading', () => {
  const heading = body(full).querySelector('h2#title-7')
  expect(heading?.className).toBe('vh')
  expect(heading?.textContent).toBe('Categories')
})

test('skips categories without a name; renders nothing without categories', () => {
  expect(body(extreme).querySelectorAll('li')).toHaveLength(extreme.categories.length - 1)
  expect(body({ categories: [] }).hasChildNodes()).toBe(false)
})
