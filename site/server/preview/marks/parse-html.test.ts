import { expect, test } from 'vitest'
import { piecesOf } from './parse-html.ts'

const kinds = (html: string) => piecesOf(html).map(({ is, raw }) => `${is} ${raw}`)

test('tags, texts and comments are distinguished', () => {
  expect(kinds('<a href="x>y">b<!-- <i> --></a><br/>')).toEqual([
    'open <a href="x>y">',
    'text b',
    'text <!-- <i> -->',
    'close </a>',
    'open <br/>',
  ])
})

test('an unclosed tag is text, and an unclosed comment goes to the end', () => {
  expect(kinds('<b>1 < 2 <i title="</b>')).toEqual([
    'open <b>',
    'text 1 ',
    'text <',
    'text  2 ',
    'text <',
    'text i title="',
    'close </b>',
  ])
  expect(kinds('a<!-- <b>')).toEqual(['text a', 'text <!-- <b>'])
})

const MANY = 100_000

test.each([
  ['comments', '<!--', 1],
  ['tags', '<a ', 2 * MANY],
  ['tags with a quote', '<a "', 2 * MANY],
  ['tags with quotes of both kinds', `<a '"`, 2 * MANY],
  ['tags in quotes', `<a ' '`, 2 * MANY],
])('unclosed %s are read in one pass', (_, part, pieces) => {
  const html = part.repeat(MANY)
  const found = piecesOf(html)
  expect(found).toHaveLength(pieces)
  expect(found.map(({ raw }) => raw).join('')).toBe(html)
})
