import { expect, test } from 'vitest'
import { checkCurrency, checkLocale } from './standards.ts'

test('currencies are those of ISO 4217', () => {
  expect(checkCurrency('EUR')).toBe(true)
  expect(checkCurrency('Euro')).toMatch(/three capital letters/)
})

test('locales are well-formed language tags', () => {
  expect(checkLocale('en-GB')).toBe(true)
  expect(checkLocale('english please')).toMatch(/for example en-GB/)
})
