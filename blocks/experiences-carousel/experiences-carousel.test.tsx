import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { cardsOf } from './cards.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ExperiencesCarousel } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<ExperiencesCarousel {...carousel} place={place} />)

test('renders a list that scrolls by keyboard', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Experiences" data-strip=""/)
  expect(html(full).match(/<li/g)).toHaveLength(5)
})

test('renders each card as one link named by its title', () => {
  expect(html(full)).toMatch(/<a class="[^"]*" href="\/experiences\/lagoon">.*?The Lagoon/)
  expect(html(full)).not.toContain('alt="A timber jetty')
})

test('falls back to the picture of the experience', () => {
  expect(cardsOf(extreme.items)[2]?.picture?.alt).toBe('Light on clear water beside a stone edge')
})

test('skips deleted experiences and drafts without a name or slug', () => {
  const ids = cardsOf(extreme.items).map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual(['e1', 'e2', 'e3', 'many-0'])
  expect(html({ ...full, items: [] })).toBe('')
})

test('renders no arrows for one card, and no background picture without one', () => {
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/<button|<img/)
  expect(html(sparse)).toContain('data-tone="dark"')
})
