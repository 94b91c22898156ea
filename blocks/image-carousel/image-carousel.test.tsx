import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ImageCarousel } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<ImageCarousel {...carousel} place={place} />)

test('the pictures are a list that the keyboard can reach and scroll without scripts', () => {
  expect(html(full)).toMatch(/<ul class="[^"]*" tabindex="0" aria-label="Pictures" data-strip=""/)
  expect(html(full).match(/<li>/g)).toHaveLength(6)
})

test('the title of a picture is its caption; no title, no caption', () => {
  expect(html(full)).toMatch(/<figcaption[^>]*>The harbour mouth, 07:10<\/figcaption>/)
  expect(html(sparse)).not.toContain('<figcaption')
})

test('the arrows wait, out of sight, until there is something to scroll', () => {
  expect(html(full)).toMatch(/role="group" aria-label="Pictures" class="[^"]*stepper[^"]*"/)
  expect(html(full)).not.toContain('data-stepper="ready"')
  expect(html(full).match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(html(sparse)).not.toContain('<button')
})

test('a picture that is gone leaves no gap', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(2)
})

test('without words there is no empty row above the strip', () => {
  expect(html(sparse)).not.toMatch(/<(p|h2)\b|href="\/(?!media)|words|aside/)
  expect(html(sparse)).toContain('aria-label="Pictures"')
})

test('neither pictures nor words is nothing', () => {
  expect(html({ ...sparse, images: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
