import { expect, test } from 'vitest'
import { directionOf, fineness, piecesOf } from './words.ts'

test('pieces are the whole text again', () => {
  const text = 'Sol y  mar, ¡olé! 👩‍👩‍👧 ñandú'
  expect(piecesOf(text, 'words').join('')).toBe(text)
  expect(piecesOf(text, 'chars').join('')).toBe(text)
})

test('words keep their punctuation, and what lies between is a piece of its own', () => {
  expect(piecesOf('Sea, and  sun.', 'words')).toEqual(['Sea,', ' ', 'and', '  ', 'sun.'])
})

test('a character is what readers take for one', () => {
  expect(piecesOf('é👩‍👧x', 'chars')).toEqual(['é', '👩‍👧', 'x'])
})

test('letters that join, or run the other way, move with their whole line', () => {
  expect(fineness('Casa 4 – λευκό', 'chars')).toBe('chars')
  expect(fineness('بيت على البحر', 'chars')).toBe('lines')
  expect(fineness('Punta Alba في الصباح', 'words')).toBe('lines')
  expect(fineness('घर', 'words')).toBe('lines')
})

test('the first letter gives the direction, whatever stands before it', () => {
  expect(directionOf('4 – Casa שלום')).toBe('ltr')
  expect(directionOf('“12” שלום Casa')).toBe('rtl')
  expect(directionOf('بيت')).toBe('rtl')
  expect(directionOf('1, 2')).toBe('ltr')
})
