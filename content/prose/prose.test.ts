import { expect, test } from 'vitest'
import { lexical, linkTo, words } from '../test/rich-text.ts'
import { isProse } from './check.ts'
import { proseFromText } from './from-text.ts'
import { plainText } from './plain-text.ts'

const nodesOf = (text: string) =>
  proseFromText(text).root.children.map((node) => ('children' in node ? node.children : []))

test('an empty line starts a paragraph, and a single line break is kept', () => {
  expect(nodesOf('\n one \r\ntwo\n\n \n*three* <br>\n')).toMatchObject([
    [{ text: 'one' }, { type: 'linebreak' }, { text: 'two' }],
    [{ text: '*three* <br>' }],
  ])
  expect(nodesOf(' \n')).toEqual([])
})

test('the words of prose are a line for each paragraph and line break', () => {
  expect(plainText(proseFromText('one\ntwo\n\nthree'))).toBe('one\ntwo\nthree')
  expect(plainText(lexical([words('See '), linkTo(3, 'us'), words('.')]))).toBe('See us.')
  expect(plainText(lexical([]))).toBe('')
  expect(plainText(null)).toBe('')
})

test('only what the editor can show is prose', () => {
  expect(isProse(proseFromText('one\ntwo'))).toBe(true)
  expect(isProse(lexical([linkTo('https://example.org', 'there')]))).toBe(true)
  expect(isProse(lexical([{ type: 'upload', relationTo: 'media', value: 1 }]))).toBe(false)
  expect(isProse(lexical([{ type: 'text' }]))).toBe(false)
  for (const value of [5, [], {}, { root: {} }, { root: { type: 'root', children: 5 } }])
    expect(isProse(value)).toBe(false)
})
