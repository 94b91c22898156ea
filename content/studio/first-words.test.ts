import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('a block is known by its title, on one line and without asterisks', () => {
  expect(firstWords({ title: 'Where the\nday *begins*', text: 'More' })).toBe(
    'Where the day begins',
  )
})

test('a title inside the text group counts as the title', () => {
  expect(firstWords({ text: { eyebrow: 'The pool', title: 'Long enough' } })).toBe('Long enough')
})

test('a block without a title is known by the beginning of its text', () => {
  expect(firstWords({ text: 'a'.repeat(100) })).toBe(`${'a'.repeat(70)}…`)
})

test('a block without words has none', () => {
  expect(firstWords({ spacing: 96 })).toBeUndefined()
  expect(firstWords(undefined)).toBeUndefined()
})
