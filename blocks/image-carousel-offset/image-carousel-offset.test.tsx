import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onInk, sparse } from './fixture.ts'
import { ImageCarouselOffset } from './view.tsx'

const body = (carousel: typeof full) => render(<ImageCarouselOffset {...carousel} place={place} />)

const find = (carousel: typeof full, selector: string) => body(carousel).querySelector(selector)

test('renders a list that can be scrolled by keyboard without JavaScript', () => {
  const list = find(full, 'ul[data-strip=""]')
  expect(list?.getAttribute('tabindex')).toBe('0')
  expect(list?.getAttribute('aria-label')).toBe('Pictures')
  expect(body(full).querySelectorAll('ul > li')).toHaveLength(5)
})

test('has a sand background unless the editor chooses another one', () => {
  expect(find(full, 'section')?.getAttribute('data-ground')).toBe('sand')
  expect(find(onInk, 'section')?.getAttribute('data-tone')).toBe('dark')
  expect(find(extreme, '[data-ground], [data-tone]')).toBeNull()
})

test('hides the arrows until JavaScript runs; omits them for a single picture', () => {
  expect(find(full, '[data-stepper=""]')).not.toBeNull()
  expect(body(full).querySelectorAll('button[aria-disabled="true"]')).toHaveLength(2)
  expect(find({ ...full, images: full.images.slice(0, 1) }, 'button')).toBeNull()
})

test('leaves no gap for a deleted picture', () => {
  const items = body(extreme).querySelectorAll('li')
  expect([...items].filter((item) => !item.closest('.text'))).toHaveLength(2)
})

test('gives the strip the full width without text', () => {
  expect(find(sparse, 'section[class*="pictureOnly"]')).not.toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Pictures')
  expect(find(sparse, 'h2, [class*="words"]')).toBeNull()
  expect(find(full, 'div[class*="words"]')).not.toBeNull()
})

test('renders nothing without pictures and text', () => {
  expect(body({ ...sparse, images: [] }).hasChildNodes()).toBe(false)
})
