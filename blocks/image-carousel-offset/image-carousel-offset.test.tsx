import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onInk, sparse } from './fixture.ts'
import { ImageCarouselOffset } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<ImageCarouselOffset {...carousel} place={place} />)

test('renders a list that scrolls by keyboard without JavaScript', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Pictures" data-strip=""/)
  expect(html(full).match(/<li>/g)).toHaveLength(5)
})

test('has a sand background unless the editor chooses another one', () => {
  expect(html(full)).toContain('data-ground="sand"')
  expect(html(onInk)).toContain('data-tone="dark"')
  expect(html(extreme)).not.toMatch(/data-ground|data-tone/)
})

test('hides the arrows until JavaScript runs; omits them for a single picture', () => {
  expect(html(full)).toContain('data-stepper=""')
  expect(html(full).match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(html({ ...full, images: full.images.slice(0, 1) })).not.toContain('<button')
})

test('leaves no gap for a deleted picture', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(2)
})

test('gives the strip the full width without text', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*pictureOnly/)
  expect(html(sparse)).toContain('aria-label="Pictures"')
  expect(html(sparse)).not.toMatch(/words|<h2/)
})

test('renders nothing without pictures and text', () => {
  expect(html({ ...sparse, images: [] })).toBe('')
})
