import { expect, test } from 'vitest'
import { foreignWords } from './foreign-words.ts'

test.each([
  ['<button>Next picture</button>', 'Next picture'],
  ['<p>3 available</p>', 'available'],
  ['<a>Ask about Wohnung 7</a>', 'Ask about'],
  ['<p>At 12:30 the sun is in the Küche</p>', 'At 12:30 the sun is in the'],
  ['<nav aria-label="Breadcrumb"></nav>', 'Breadcrumb'],
  ['<p>Sorry, the\n page you are looking for could not be found.</p>', 'the'],
  ['<option>Apartments</option>', 'Apartments'],
])('the English of %s is found in a German page', (html, found) => {
  expect(foreignWords(html, 'de-DE')).toContain(found)
})

test('German words are none, nor are those that both languages have', () => {
  const page = '<p>Name</p><p>Plan von Wohnung 7</p><p>Restaurant</p><p>Preis</p><p>Anyone</p>'
  expect(foreignWords(page, 'de-DE')).toEqual([])
})

test('a word that Spanish shares with English is not foreign on a Spanish page', () => {
  expect(foreignWords('<p>Legal</p><p>Precio</p>', 'es-ES')).toEqual([])
  expect(foreignWords('<p>Menu</p>', 'es-ES')).toEqual(['Menu'])
  expect(foreignWords('<p>The price and the menu</p>', 'en-GB')).toEqual([])
})
