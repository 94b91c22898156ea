import { expect, test } from 'vitest'
import { charactersOf, directionOf, splitOf, supportedSplit, wordsOf } from './words.ts'

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

test('characters are what people count as one, and add up to the whole text', () => {
  expect(charactersOf('Né 👩‍👩‍👧 e\u0301')).toEqual(['N', 'é', ' ', '👩‍👩‍👧', ' ', 'e\u0301'])
})

test('only the roles in the plural are split', () => {
  const splits = ['lines', 'words', 'characters', 'fade', 'unmask', 'list', 'strip', 'number']
  const split = splits.filter((reveal) => splitOf({ dataset: { reveal } }))
  expect(split).toEqual(['lines', 'words', 'characters'])
  expect(splitOf({ dataset: {} })).toBeUndefined()
})
