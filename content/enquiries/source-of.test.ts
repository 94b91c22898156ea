import { expect, test } from 'vitest'
import { sourceOfVisit, sourceWords } from './source-of.ts'

const from = (referrer: string, campaign = '') =>
  sourceOfVisit({ source: { referrer, campaign }, steps: [] })

test('the source is what the campaign names, or else the host with the link', () => {
  expect(from('search.example')).toBe('search.example')
  expect(from('search.example', 'letter / mail / May 2026')).toBe('letter')
  expect(from('', 'letter / – / –')).toBe('letter')
  expect(from('search.example', '– / – / May 2026')).toBe('May 2026')
})

test('a known visit without either is direct, and without consent nothing is known', () => {
  expect(from('')).toBe('direct')
  expect(sourceOfVisit(undefined)).toBe('')
  expect(sourceWords('direct')).toBe('Typed, bookmarked or unknown')
  expect(sourceWords(null)).toBe('')
  expect(sourceWords('')).toBe('')
  expect(sourceWords('search.example')).toBe('search.example')
})

test.each(['ines@example.com', '9f86d081884c7d65', '00491701234567'])(
  'a word that identifies a reader, such as %s, is no source',
  (word) => {
    expect(from('', `${word} / – / –`)).toBe('direct')
    expect(from('', `${word} / – / May`)).toBe('May')
    expect(from(word.includes('@') ? `https://${word}/` : '')).toBe('direct')
  },
)
