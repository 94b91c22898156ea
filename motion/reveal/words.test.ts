import { expect, test } from 'vitest'
import { directionOf, supportedSplit, wordsOf } from './words.ts'

test('words add up to the whole text', () => {
  const text = 'Sol y  mar, ¡olé! 👩‍👩‍👧 ñandú'
  expect(wordsOf(text).join('')).toBe(text)
})

test('words keep their punctuation, and the spaces between are pieces', () => {
  expect(wordsOf('Sea, and  sun.')).toEqual(['Sea,', ' ', 'and', '  ', 'sun.'])
})

test('joined or right-to-left scripts are split only into lines', () => {
  expect(supportedSplit('Casa 4 – λευκό', 'words')).toBe('words')
  expect(supportedSplit('بيت على البحر', 'words')).toBe('lines')
  expect(supportedSplit('Our Place في الصباح', 'words')).toBe('lines')
  expect(supportedSplit('घर', 'words')).toBe('lines')
})

test('the first letter determines the direction', () => {
  expect(directionOf('4 – Casa שלום')).toBe('ltr')
  expect(directionOf('“12” שלום Casa')).toBe('rtl')
  expect(directionOf('بيت')).toBe('rtl')
  expect(directionOf('1, 2')).toBe('ltr')
})
