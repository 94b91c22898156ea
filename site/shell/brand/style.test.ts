import { expect, test } from 'vitest'
import { hyphenation } from './style.ts'

test.each(['de', 'de-CH', 'es-ES', 'enm'])('on phones, words of %s are hyphenated', (locale) => {
  expect(hyphenation(locale)).toContain('hyphens:auto')
})

test.each(['en', 'en-GB', 'EN-us'])('documents in %s have no rule for it', (locale) => {
  expect(hyphenation(locale)).toBe('')
})
