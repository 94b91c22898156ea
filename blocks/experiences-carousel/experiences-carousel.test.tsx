import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { cardsOf } from './cards.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ExperiencesCarousel } from './view.tsx'

const body = (carousel: typeof full) => render(<ExperiencesCarousel {...carousel} place={place} />)

const find = (carousel: typeof full, selector: string) => body(carousel).querySelector(selector)

test('renders a list that scrolls by keyboard', () => {
  expect(find(full, 'ul')?.getAttribute('tabindex')).toBe('0')
  expect(find(full, 'ul')?.getAttribute('aria-label')).toBe('Experiences')
  expect(find(full, 'ul')?.getAttribute('data-strip')).toBe('')
  expect(body(full).querySelectorAll('li')).toHaveLength(5)
})

test('renders each card as one link named by its title', () => {
  const link = find(full, 'a[class*="card"][href="/experiences/lagoon"]')
  expect(link?.textContent).toBe('The Lake')
  expect(link?.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(find(full, '[alt^="A timber jetty"]')).toBeNull()
})

test('falls back to the picture of the experience', () => {
  expect(cardsOf(extreme.items)[2]?.picture?.alt).toBe('Light on clear water beside a stone edge')
})

test('skips deleted experiences and drafts without a name or slug', () => {
  const ids = cardsOf(extreme.items).map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual(['e1', 'e2', 'e3', 'many-0'])
  expect(body({ ...full, items: [] }).hasChildNodes()).toBe(false)
})

test('renders no arrows for one card, and no background picture without one', () => {
  expect(find(full, '[data-stepper=""] button')).not.toBeNull()
  expect(find(full, 'section > .media img')).not.toBeNull()
  expect(find(sparse, 'button, img')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('data-tone')).toBe('dark')
})
