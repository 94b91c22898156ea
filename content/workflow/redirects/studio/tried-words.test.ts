import { expect, test } from 'vitest'
import { triedWords } from './tried-words.ts'

test('an address without a rule is a page or missing', () => {
  expect(triedWords({ address: '/a', steps: [], end: 'page' })).toEqual([
    '/a: no redirect. A page or a file is there: visitors see it.',
  ])
  expect(triedWords({ address: '/a', steps: [], end: 'missing' })).toEqual([
    '/a: No page and no redirect is there: visitors see “Page not found”.',
  ])
})

test('each redirect on the way has a sentence, and the end has one', () => {
  const steps = [
    { from: '/old/*', status: 301, to: '/a' },
    { from: '/a', status: 410, to: '' },
  ]
  expect(triedWords({ address: '/old/x', steps, end: 'gone' })).toEqual([
    '/old/x is answered by the rule /old/*: it leads to /a (301).',
    'Then by /a (410).',
    'Visitors and search engines are told that the page is gone.',
  ])
})
