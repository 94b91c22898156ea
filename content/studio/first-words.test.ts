import { expect, test } from 'vitest'
import { proseFromText } from '../model/prose/from-text.ts'
import { firstWords } from './first-words.ts'

test('a block is labelled by its title, on one line and without asterisks', () => {
  expect(firstWords({ title: 'Where the\nday *begins*', text: 'More' })).toBe(
    'Where the day begins',
  )
})

test('a title inside the text group counts as the title', () => {
  expect(firstWords({ text: { eyebrow: 'The pool', title: 'Long enough' } })).toBe('Long enough')
})

test('a block without a title is labelled by the beginning of its text', () => {
  expect(firstWords({ text: 'a'.repeat(100) })).toBe(`${'a'.repeat(70)}…`)
})

test('the label of prose is its words without formatting', () => {
  expect(firstWords({ text: proseFromText('Cars stop.\nThen there are carts.') })).toBe(
    'Cars stop. Then there are carts.',
  )
  expect(firstWords({ text: { title: null, text: proseFromText('The gate') } })).toBe('The gate')
})

test('a block without text has no label', () => {
  expect(firstWords({ spacing: 96 })).toBeUndefined()
  expect(firstWords(undefined)).toBeUndefined()
})

test('a block of rows is labelled by its first row', () => {
  const links = [{ text: { title: 'Sunrise' } }, { text: { title: 'Noon' } }, {}]
  expect(firstWords({ left: true, links })).toBe('Sunrise, and 2 more')
  expect(firstWords({ links: links.slice(0, 1) })).toBe('Sunrise')
  expect(firstWords({ images: [4, 9, 2] })).toBe('3 items')
})

test('a row is labelled by its text, its label or its link', () => {
  expect(firstWords({ id: '6f', label: 'The walk', anchor: 'walk' })).toBe('The walk')
  expect(firstWords({ id: '6f', link: { label: 'See the villas', target: 'page' } })).toBe(
    'See the villas',
  )
})
