import { expect, test } from 'vitest'
import { hasWords, keepShortWords, paragraphs, plainTitle, titleLines } from './words.ts'

const texts = (title: string) =>
  titleLines(title).map((line) =>
    line.runs.map((run) => (run.isEmphasis ? `<${run.text}>` : run.text)).join(''),
  )

test('a line break starts a new line of the title', () => {
  expect(texts('Where the day\nbegins')).toEqual(['Where the day', 'begins'])
})

test('text between asterisks is emphasized', () => {
  expect(texts('White walls, *birch shade*')).toEqual(['White walls, <birch shade>'])
  expect(texts('*a* and *b*')).toEqual(['<a> and <b>'])
})

test('an unpaired asterisk stays as it is', () => {
  expect(texts('5 * 3')).toEqual(['5 * 3'])
  expect(texts('**')).toEqual(['**'])
  expect(texts('*open\nclosed*')).toEqual(['*open', 'closed*'])
})

test('empty lines are dropped, whatever the line ending', () => {
  expect(texts('  one \r\n\r\n\n two\r')).toEqual(['one', 'two'])
})

test('a plain title is one line without asterisks', () => {
  expect(plainTitle('The bay,\n*at its brightest*')).toBe('The bay, at its brightest')
})

test('an empty line starts a paragraph, a single break ends a line', () => {
  const found = paragraphs('\none\ntwo\n \n\nthree')
  expect(found.map((paragraph) => paragraph.lines.map((line) => line.text))).toEqual([
    ['one', 'two'],
    ['three'],
  ])
})

test('every line has a unique offset in the text', () => {
  const places = paragraphs('a\na\n\na\r\na').flatMap((one) => one.lines.map((line) => line.at))
  expect(new Set(places).size).toBe(4)
})

test('whitespace is not text', () => {
  expect(hasWords(' \n ')).toBe(false)
  expect(hasWords(null)).toBe(false)
  expect(hasWords('a')).toBe(true)
})

test('words of one or two letters stay with the next word, except at the beginning', () => {
  expect(keepShortWords('Plan of the houses')).toBe('Plan of\u00A0the houses')
  expect(keepShortWords('A day in a boat')).toBe('A day in a\u00A0boat')
  expect(keepShortWords('It arrives by wheelbarrow at noon')).toBe(
    'It arrives by wheelbarrow at\u00A0noon',
  )
  expect(keepShortWords('Where it ends in')).toBe('Where it ends\u00A0in')
  expect(keepShortWords('Walk it with us')).toBe('Walk it with\u00A0us')
  expect(keepShortWords('The houses that follow it.')).toBe('The houses that follow\u00A0it.')
  expect(keepShortWords('Villa B2 by us')).toBe('Villa B2 by\u00A0us')
  expect(keepShortWords('House of B')).toBe('House of\u00A0B')
})
