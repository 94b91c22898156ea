import { expect, test } from 'vitest'
import {
  pagesWords,
  refusalsWords,
  refusedWords,
  selectionWords,
  warningsWords,
} from './summary-words.ts'

const page = (title: string) => ({ title, path: `/${title}` })
const told = (titles: string[], more = 0) =>
  pagesWords({ from: 'site', pages: titles.map(page), more })

test.each([
  [[], 0, 'No page that visitors have opened shows this yet.'],
  [['Home'], 0, 'Visitors will see it on Home.'],
  [['Home', 'Spa', 'Tides'], 0, 'Visitors will see it on Home, Spa and Tides.'],
  [['Home', 'Spa', 'Tides'], 2, 'Visitors will see it on Home, Spa and 3 more pages.'],
])('pages are named: %j and %i more', (titles, more, words) => {
  expect(told(titles, more)).toBe(words)
})

test('a site that is down does not prevent publishing', () => {
  const words = pagesWords({ from: 'uses', pages: [page('Home')], more: 0 })
  expect(words).toMatch(/You can publish.* used by Home\.$/)
})

test('a selection is summarised', () => {
  const pages = { from: 'site', pages: [page('Home')], more: 0 } as const
  const say = (changed: number, isNew: number) =>
    selectionWords({ changed, isNew, pages: { ...pages, pages: [...pages.pages] } })
  expect(say(0, 0)).toBe('All of these are public as they are.')
  expect(say(3, 1)).toBe(
    'Publishing changes 3 of these (1 not public before). Visitors will see it on Home.',
  )
  expect(say(1, 1)).toMatch(/^Publishing changes one of these \(not public before\)/)
})

test('warnings of a selection are summarised, and do not prevent publishing', () => {
  const about = (...records: string[]) => warningsWords(records.map((record) => ({ record })))
  expect(about('pages:1')).toBe(
    'One thing to look at in one of these. You can publish all the same.',
  )
  expect(about('pages:1', 'pages:2', 'pages:2')).toMatch(/^3 things to look at in 2 of these\./)
})

test('what would be refused is counted, in a form and in a selection', () => {
  expect(refusalsWords(1)).toBe('One thing to fix before this can be published.')
  expect(refusalsWords(3)).toMatch(/^3 things to fix/)
  const [one, other] = [{ record: 'pages:1' }, { record: 'pages:2' }]
  expect(refusedWords([one, one])).toMatch(/^One of these cannot be .* as it is\.$/)
  expect(refusedWords([one, other, one])).toMatch(/^2 of these cannot be .* as they are\.$/)
})
