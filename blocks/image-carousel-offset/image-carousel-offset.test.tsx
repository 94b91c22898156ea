import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onInk, sparse } from './fixture.ts'
import { ImageCarouselOffset } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<ImageCarouselOffset {...carousel} place={place} />)

test('the pictures are a list that the keyboard can reach and scroll without scripts', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Pictures" data-strip=""/)
  expect(html(full).match(/<li>/g)).toHaveLength(5)
})

test('the ground is sand unless the editor chose another, chalk included', () => {
  expect(html(full)).toContain('data-ground="sand"')
  expect(html(onInk)).toContain('data-tone="dark"')
  expect(html(extreme)).not.toMatch(/data-ground|data-tone/)
})

test('the arrows wait for scripts, and are there only where there is somewhere to go', () => {
  expect(html(full)).toContain('data-stepper=""')
  expect(html(full).match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(html({ ...full, images: full.images.slice(0, 1) })).not.toContain('<button')
})

test('a picture that is gone leaves no gap', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(2)
})

test('without words the strip has the whole width', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*untold/)
  expect(html(sparse)).toContain('aria-label="Pictures"')
  expect(html(sparse)).not.toMatch(/words|<h2/)
})

test('neither pictures nor words is nothing', () => {
  expect(html({ ...sparse, images: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
