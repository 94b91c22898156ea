import { expect, test } from 'vitest'
import { compactPrice } from './compact-price.ts'

test.each([
  [2_400_000, 'en-GB', '€2.4M'],
  [2_350_000, 'en-GB', '€2.4M'],
  [12_345_678, 'en-GB', '€12.3M'],
  [6_000_000, 'en', '€6M'],
  [485_000, 'en', '€485K'],
  [2_350_000, 'de', '2,4\u00a0Mio.\u00a0€'],
])('%i in %s is %s', (price, locale, short) => {
  expect(compactPrice(price, 'EUR', locale)).toBe(short)
})
