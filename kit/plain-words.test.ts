import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Bahía Clara, *today* & tomorrow!', 'bahia-clara-today-tomorrow'],
  ['Straße der Ærlighed, Œuvre, Øresund', 'strasse-der-aerlighed-oeuvre-oresund'],
  ['Łódź, Đakovo, Þórður', 'lodz-dakovo-thordur'],
  ['STRAẞE', 'strasse'],
  ['別荘', ''],
  ['…', ''],
])('%s becomes “%s”', (text, words) => {
  expect(plainWords(text)).toBe(words)
})

test('what is too long is cut at a word', () => {
  expect(plainWords('one two three', 8)).toBe('one-two')
  expect(plainWords('one two three', 7)).toBe('one-two')
  expect(plainWords('unbreakable', 5)).toBe('unbre')
})
