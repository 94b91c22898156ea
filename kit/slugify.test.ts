import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['Bahía Verde, *today* & tomorrow!', 'bahia-verde-today-tomorrow'],
  ['Straße der Ærlighed, Œuvre, Øresund', 'strasse-der-aerlighed-oeuvre-oresund'],
  ['Łódź, Đakovo, Þórður', 'lodz-dakovo-thordur'],
  ['STRAẞE', 'strasse'],
  ['別荘', ''],
  ['…', ''],
])('%s becomes “%s”', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a long slug is cut at a word', () => {
  expect(slugify('one two three', 8)).toBe('one-two')
  expect(slugify('one two three', 7)).toBe('one-two')
  expect(slugify('unbreakable', 5)).toBe('unbre')
})
