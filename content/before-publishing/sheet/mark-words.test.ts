import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

test('changed words are marked, the others stay', () => {
  expect(markWords('A quiet house by the sea', 'A bright house above all the sea')).toEqual([
    { is: 'same', text: 'A ' },
    { is: 'gone', text: 'quiet' },
    { is: 'new', text: 'bright' },
    { is: 'same', text: ' house ' },
    { is: 'gone', text: 'by' },
    { is: 'new', text: 'above all' },
    { is: 'same', text: ' the sea' },
  ])
})

test('neighbouring words that changed are one change', () => {
  expect(markWords('Low tide at six', 'High water at six')).toEqual([
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
])('both texts can be read from the runs', (was, is) => {
  const runs = markWords(was, is)
  const read = (without: string) =>
    runs.flatMap((run) => (run.is === without ? [] : run.text)).join('')
  expect([read('new'), read('gone')]).toEqual([was, is])
})
