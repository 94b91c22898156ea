import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ImageCarousel } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<ImageCarousel {...carousel} place={place} />)

test('renders a list that scrolls by keyboard without JavaScript', () => {
  expect(html(full)).toMatch(/<ul class="[^"]*" tabindex="0" aria-label="Pictures" data-strip=""/)
  expect(html(full).match(/<li>/g)).toHaveLength(6)
})

test('captions a picture with its title, if it has one', () => {
  expect(html(full)).toMatch(/<figcaption[^>]*>The harbour mouth, 07:10<\/figcaption>/)
  expect(html(sparse)).not.toContain('<figcaption')
})

test('hides the arrows until there is something to scroll', () => {
  expect(html(full)).toMatch(/role="group" aria-label="Pictures" class="[^"]*stepper[^"]*"/)
  expect(html(full)).not.toContain('data-stepper="ready"')
  expect(html(full).match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(html(sparse)).not.toContain('<button')
})

test('leaves no gap for a deleted picture', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(2)
})

test('leaves no empty row above the strip without text', () => {
  expect(html(sparse)).not.toMatch(/<(p|h2)\b|href="\/(?!media)|words|aside/)
  expect(html(sparse)).toContain('aria-label="Pictures"')
})

test('renders nothing without pictures and text', () => {
  expect(html({ ...sparse, images: [] })).toBe('')
})
