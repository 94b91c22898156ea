import { expect, test } from 'vitest'
import { directionOf, piecesOf, supportedSplit } from './words.ts'

test('pieces add up to the whole text', () => {
  const text = 'Sol y  mar, ¡olé! 👩‍👩‍👧 ñandú'
  expect(piecesOf(text, 'words').join('')).toBe(text)
  expect(piecesOf(text, 'chars').join('')).toBe(text)
})

test('words keep their punctuation, and the spaces between are pieces', () => {
  expect(piecesOf('Sea, and  sun.', 'words')).toEqual(['Sea,', ' ', 'and', '  ', 'sun.'])
})

test('a character is a grapheme cluster', () => {
  expect(piecesOf('é👩‍👧x', 'chars')).toEqual(['é', '👩‍👧', 'x'])
})

test('joined or right-to-left scripts are split only into lines', () => {
  expect(supportedSplit('Casa 4 – λευκό', 'chars')).toBe('chars')
  expect(supportedSplit('بيت على البحر', 'chars')).toBe('lines')
  expect(supportedSplit('Our Place في الصباح', 'words')).toBe('lines')
  expect(supportedSplit('घर', 'words')).toBe('lines')
})

test('the first letter determines the direction', () => {
  expect(directionOf('4 – Casa שלום')).toBe('ltr')
  expect(directionOf('“12” שלום Casa')).toBe('rtl')
  expect(directionOf('بيت')).toBe('rtl')
  expect(directionOf('1, 2')).toBe('ltr')
})
