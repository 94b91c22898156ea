import { expect, test } from 'vitest'
import { hintFor, moveWords } from './slug-hint.ts'

test('a text that is no slug is shown with the slug that is used instead', () => {
  expect(hintFor('Summer 2027!', 'page')).toEqual({ slug: 'summer-2027' })
  expect(hintFor('the-bay', 'page')).toEqual({ slug: 'the-bay' })
  expect(hintFor('', 'page')).toEqual({ slug: '' })
})

test('a text that cannot become a slug is reported while it is typed', () => {
  expect(hintFor('!?', 'page').problem).toMatch(/Latin letters or digits/)
  expect(hintFor('Map', 'page').problem).toMatch(/“map” is used by the site itself/)
})

test('the redirect of a new slug is said in a sentence', () => {
  const move = { from: '/bay', to: '/cove', isWithBelow: false }
  expect(moveWords(move)).toBe('Once this is published, /bay redirects to /cove.')
  expect(moveWords({ ...move, isWithBelow: true })).toMatch(/to \/cove, and what is below it/)
})
