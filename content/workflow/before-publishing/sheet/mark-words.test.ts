import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

const plain = (text: string) => [{ text, look: '' }]

/** The runs of two plain texts. */
const runsOf = (was: string, is: string) =>
  markWords(plain(was), plain(is)).map((run) => ({ is: run.is, text: run.text }))

test('changed words are marked, the others stay', () => {
  expect(runsOf('A quiet house by the sea', 'A bright house above all the sea')).toEqual([
    { is: 'same', text: 'A ' },
    { is: 'gone', text: 'quiet' },
    { is: 'new', text: 'bright' },
    { is: 'same', text: ' house ' },
    { is: 'gone', text: 'by' },
    { is: 'new', text: 'above all' },
    { is: 'same', text: ' the sea' },
  ])
})

test('neighbouring changed words are one change', () => {
  expect(runsOf('Low tide at six', 'High water at six')).toEqual([
    { is: 'gone', text: 'Low tide' },
    { is: 'new', text: 'High water' },
    { is: 'same', text: ' at six' },
  ])
})

test.each([
  ['', 'All new'],
  ['All gone', ''],
  ['the the the', 'the the'],
  ['one\ntwo', 'one two'],
  ['x '.repeat(900), 'y '.repeat(900)],
])('both texts can be reconstructed from the runs', (was, is) => {
  const runs = runsOf(was, is)
  const read = (without: string) =>
    runs.flatMap((run) => (run.is === without ? [] : run.text)).join('')
  expect([read('new'), read('gone')]).toEqual([was, is])
})

test('a word with other formatting counts as another word; the spaces between stay', () => {
  const was = plain('The lower terrace has shade')
  const is = [
    ...plain('The '),
    { text: 'lower terrace', look: 'bold' },
    { text: ' has ', look: '' },
    { text: 'shade', look: 'link to Bay' },
  ]
  expect(markWords(was, is)).toEqual([
    { is: 'same', text: 'The ', look: '' },
    { is: 'gone', text: 'lower terrace', look: '' },
    { is: 'new', text: 'lower terrace', look: 'bold' },
    { is: 'same', text: ' has ', look: '' },
    { is: 'gone', text: 'shade', look: '' },
    { is: 'new', text: 'shade', look: 'link to Bay' },
  ])
})

test('removed words keep their formatting', () => {
  const is = [{ text: 'Low ', look: 'italic' }, ...plain('tide')]
  expect(markWords(is, [])).toEqual([
    { is: 'gone', text: 'Low ', look: 'italic' },
    { is: 'gone', text: 'tide', look: '' },
  ])
})
