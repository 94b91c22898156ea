import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ImageCarousel } from './view.tsx'

const body = (carousel: typeof full) => render(<ImageCarousel {...carousel} place={place} />)

const find = (carousel: typeof full, selector: string) => body(carousel).querySelector(selector)

test('renders a list that can be scrolled by keyboard without JavaScript', () => {
  const list = find(full, 'ul[class][data-strip=""]')
  expect(list?.getAttribute('tabindex')).toBe('0')
  expect(list?.getAttribute('aria-label')).toBe('Pictures')
  expect(body(full).querySelectorAll('ul > li')).toHaveLength(6)
})

test('captions a picture with its title, if it has one', () => {
  const captions = body(full).querySelectorAll('figcaption')
  const texts = Array.from(captions, (caption) => caption.textContent)
  expect(texts).toContain('The harbour mouth, 07:10')
  expect(find(sparse, 'figcaption')).toBeNull()
})

test('hides the arrows until there is something to scroll', () => {
  const stepper = find(full, '[role="group"][aria-label="Pictures"][class*="stepper"]')
  expect(stepper?.getAttribute('data-stepper')).toBe('')
  expect(body(full).querySelectorAll('button[aria-disabled="true"]')).toHaveLength(2)
  expect(find(full, '[data-stepper="ready"]')).toBeNull()
  expect(find(sparse, 'button')).toBeNull()
})

test('leaves no gap for a deleted picture', () => {
  const items = body(extreme).querySelectorAll('li')
  expect([...items].filter((item) => !item.closest('.text'))).toHaveLength(2)
})

test('leaves no empty row above the strip without text', () => {
  const row = 'p, h2, aside, [class*="words"], [class*="aside"]'
  const links = '[href^="/"]:not([href^="/media"])'
  expect(find(sparse, `${row}, ${links}`)).toBeNull()
  expect(find(full, links)).not.toBeNull()
  expect(find(full, 'div[class*="words"]')).not.toBeNull()
  expect(find(full, 'div[class*="aside"]')).not.toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Pictures')
})

test('renders nothing without pictures and text', () => {
  expect(body({ ...sparse, images: [] }).hasChildNodes()).toBe(false)
})
