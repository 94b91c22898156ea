import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const euros = { currency: 'EUR', onRequest: ['Nur auf Nachfrage', 'On request', 'A consultar'] }
const price = { step: 1, unit: 'money', ...euros } as const
const dollars = { step: 1, unit: 'money', ...euros, currency: 'USD' } as const
const francs = { step: 1, unit: 'money', ...euros, currency: 'CHF' } as const
const area = { step: 0.1, unit: 'm²', ...euros } as const
const feet = { step: 1, unit: 'sq ft', ...euros } as const
const rooms = { step: 1, unit: 'none', ...euros } as const
const baths = { step: 0.5, unit: 'none', ...euros } as const
const flat = { ...baths, words: ['Zimmer', 'Habitación', 'Habitaciones', ''] }
const charge = { ...price, words: ['Hausgeld', '/Monat'] }
const energy = { ...baths, words: ['Energie', 'kWh/m²'] }

test.each([
  ['1250000', price, 1_250_000],
  ['1.250.000', price, 1_250_000],
  ['1,250,000', price, 1_250_000],
  ['1 250 000', price, 1_250_000],
  ['1\u202f250\u00a0000', price, 1_250_000],
  ["1'250'000", price, 1_250_000],
  ['€ 1.250.000,00', price, 1_250_000],
  ['1,250,000.00 EUR', price, 1_250_000],
  ['1 250 000,00 €', price, 1_250_000],
  ['900.000', price, 900_000],
  ['€4.85m', price, 4_850_000],
  ['4.85m €', price, 4_850_000],
  ['4.85 million', price, 4_850_000],
  ['4,85 Mio. €', price, 4_850_000],
  ['1.250m', price, 1_250_000],
  ['4.85m EUR', price, 4_850_000],
  ['4.85 EUR m', price, 4_850_000],
  ['EUR 1.2 million', price, 1_200_000],
  ['1.2 million EUR', price, 1_200_000],
  ['1.250.000,-', price, 1_250_000],
  ['€ 1.250.000,–', price, 1_250_000],
  ['4m USD', dollars, 4_000_000],
  ['US$ 4m', dollars, 4_000_000],
  ['US$4,850,000', dollars, 4_850_000],
  ["CHF 1'250'000.-", francs, 1_250_000],
  ['Fr. 1.2m', francs, 1_200_000],
  ['ca. 312 m²', area, 312],
  ['312 square metres', area, 312],
  ['850k', price, 850_000],
  ['On request', price, null],
  ['a consultar', price, null],
  ['NUR AUF NACHFRAGE', price, null],
  ['Preis auf Anfrage', price, null],
  ['P.O.A.', price, null],
  ['2,5 Zimmer', flat, 2.5],
  ['2½ Zimmer', flat, 2.5],
  ['Zimmer: 3', flat, 3],
  ['3zimmer', flat, 3],
  ['1 habitación', flat, 1],
  ['2 Habitaciones', flat, 2],
  ['245 €/Monat Hausgeld', charge, 245],
  ['Hausgeld 245 EUR/Monat', charge, 245],
  ['Energie: 80,5 kWh/m2', energy, 80.5],
  ['312 m²', area, 312],
  ['312,5 m2', area, 312.5],
  ['312.5 sqm', area, 312.5],
  ['1.250,5', area, 1250.5],
  ['3,360 sq ft', feet, 3360],
  ['3,5', baths, 3.5],
  ['2½', baths, 2.5],
  ['4', rooms, 4],
])('%s is read', (text, rules, value) => {
  expect(readNumber(text, rules)).toEqual({ value })
})

test.each([
  ['1.250', area, '“1.250” can be 1250 or 1.25'],
  ['1,250 m²', area, '“1,250” can be 1250 or 1.25'],
  ['3.000', rooms, '“3.000” can be 3000 or 3'],
  ['3,360 sq ft', area, 'Enter the area in m², not in sq ft'],
  ['$4.85m', price, 'Enter the price in EUR'],
  ['4.85 GBP', price, 'Enter the price in EUR'],
  ['4m USD', price, 'Enter the price in EUR'],
  ['US$ 4m', price, 'Enter the price in EUR'],
  ['ca. 4m', price, 'Enter a number'],
  ['4m k', price, 'Enter a number'],
  ['4 m million EUR', price, 'Enter a number'],
  ['ca. 1.250 m²', area, '“1.250” can be 1250 or 1.25'],
  ['1.25.000,-', price, 'Enter a number'],
  ['12 50', price, 'Enter a number'],
  ['1.25.000', price, 'Enter a number'],
  ['1,250.000,5', price, 'Enter a number'],
  ['about 4m', price, 'Enter a number'],
  ['3 to 4', rooms, 'Enter a number'],
  ['two', rooms, 'Enter a number'],
  ['3 Schlafzimmer', flat, '“3 Schlafzimmer” is not clear'],
  ['Zimmer', flat, '“Zimmer” is not clear'],
  ['On request', flat, 'Enter a number'],
  ['2 Zimmer', rooms, 'Enter a number'],
  ['-4', rooms, 'at least zero'],
  ['3.5', rooms, 'whole number'],
  ['312 m', area, 'Enter a number'],
  ['99999999999999999999', price, 'too large'],
])('%s is refused', (text, rules, problem) => {
  expect(readNumber(text, rules)).toEqual({ problem: expect.stringContaining(problem) })
})

test.each([
  ['marks of no cents', '1,-'.repeat(100_000)],
  ['spaces', `1${' '.repeat(100_000)}2`],
])('a long text of %s is refused at once, and cut in the message', (_, text) => {
  const read = readNumber(text, price)
  expect(read).toEqual({ problem: expect.stringContaining('Enter a number') })
  expect(JSON.stringify(read).length).toBeLessThan(400)
})
