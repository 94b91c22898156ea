import { expect, test } from 'vitest'
import { lexical, linkTo, words } from '../../testing/rich-text.ts'
import { proseSpans } from './prose-spans.ts'
import type { Known } from './read-records.ts'

const bay: Known = { name: 'The Bay', noun: 'Page', isPublic: true }
const known = new Map([['pages:1', bay]])

const list = (listType: string, ...items: unknown[][]) => ({
  type: 'list',
  listType,
  children: items.map((children) => ({ type: 'listitem', children })),
})

test('formatted words are named by their formatting', () => {
  const text = lexical(
    [words('Low '), words('tide', 1), words(' at ', 0), words('six', 3)],
    [linkTo(1, 'The bay'), words(', '), linkTo('https://example.org', 'elsewhere'), linkTo(2, '?')],
  )
  expect(proseSpans(text, known)).toEqual([
    { text: 'Low ', look: '' },
    { text: 'tide', look: 'bold' },
    { text: ' at ', look: '' },
    { text: 'six', look: 'bold, italic' },
    { text: '\n', look: '' },
    { text: 'The bay', look: 'link to The Bay' },
    { text: ', ', look: '' },
    { text: 'elsewhere', look: 'link to https://example.org in a new tab' },
    { text: '?', look: 'link to No. 2 (deleted)' },
  ])
})

test('items of lists have a marker, nested ones as well', () => {
  const nested = list('number', [words('Ebb')])
  const text = { root: { children: [list('bullet', [words('Tides')], [nested])] } }
  expect(proseSpans(text, known)).toEqual([
    { text: '• ', look: 'list' },
    { text: 'Tides', look: '' },
    { text: '\n', look: '' },
    { text: '– ', look: 'numbered list' },
    { text: 'Ebb', look: '' },
  ])
})

test.each([
  ['A stored string', [{ text: 'A stored string', look: '' }]],
  ['', []],
  [null, []],
  [{ root: { children: 5 } }, []],
  [lexical([words(' ')]), []],
])('%j is read without a formatted document', (value, spans) => {
  expect(proseSpans(value, known)).toEqual(spans)
})
