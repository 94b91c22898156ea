import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { cardsOf } from './cards.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ExperiencesCarousel } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<ExperiencesCarousel {...carousel} place={place} />)

test('the cards are a list that the keyboard can reach and scroll', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Experiences" data-strip=""/)
  expect(html(full).match(/<li/g)).toHaveLength(5)
})

test('every card is one link to its experience, named by its title alone', () => {
  expect(html(full)).toMatch(/<a class="[^"]*" href="\/experiences\/lagoon">.*?The Lagoon/)
  expect(html(full)).not.toContain('alt="A timber jetty')
})

test('a card without a picture of its own shows that of the experience', () => {
  expect(cardsOf(extreme.items)[2]?.picture?.alt).toBe('Light on clear water beside a stone edge')
})

test('experiences that are gone, or drafts without name or address, are left out', () => {
  const ids = cardsOf(extreme.items).map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual(['e1', 'e2', 'e3', 'many-0'])
  expect(html({ ...full, items: [] })).toBe('')
})

test('one card has no arrows, and no background is the dark ground alone', () => {
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/<button|<img/)
  expect(html(sparse)).toContain('data-tone="dark"')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
