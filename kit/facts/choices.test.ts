import { expect, test } from 'vitest'
import { wordsOf } from '../words/words-of.ts'
import { factChoices } from './choices.ts'

/** The choices for listings with these numbers, as a site says them. */
function choices(numbers: readonly number[], say: (value: number) => string, locale: string) {
  const found = numbers.map((one) => ({
    ...{
      kind: 'number' as const,
      plain: `${one}`,
      value: say(one),
      unit: null,
      count: 1,
      rank: null,
    },
  }))
  return factChoices(found, numbers.length, wordsOf(locale)).map(
    ({ value, label, count }) => `${value} ${label.replaceAll(/\s/g, ' ')} (${count})`,
  )
}

test('steps of many numbers are round, and say how many listings are left', () => {
  const charges = [251, 255, 259, 263, 267, 269, 271, 273, 277, 281, 285, 289]
  const euros = (value: number) => `${value.toLocaleString('de-DE')}\u00a0€`
  expect(choices(charges, euros, 'de-DE')).toEqual([
    '260+ ab 260 € (9)',
    '270+ ab 270 € (6)',
    '275+ ab 275 € (4)',
    '285+ ab 285 € (2)',
  ])
})

test('steps of large and of small numbers are written as their language writes them', () => {
  const prices = Array.from({ length: 12 }, (_, at) => 1_013_400 + at * 87_650)
  expect(choices(prices, (value) => `£${value.toLocaleString('en-GB')}`, 'en-GB')).toEqual([
    '1200000+ £1,200,000 or more (9)',
    '1500000+ £1,500,000 or more (6)',
    '1600000+ £1,600,000 or more (5)',
    '1900000+ £1,900,000 or more (1)',
  ])
  const heights = Array.from({ length: 10 }, (_, at) => Number((2.41 + at * 0.07).toFixed(2)))
  const labels = choices(heights, (value) => `${value.toLocaleString('es-ES')} m`, 'es-ES')
  expect(labels[0]).toBe('2.5+ 2,5 m o más (8)')
})

test('steps leave out something, and never everything', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 100]
  for (const one of choices(numbers, String, 'en-GB')) {
    const [, count] = /\((\d+)\)/.exec(one) ?? []
    expect(Number(count)).toBeGreaterThan(0)
    expect(Number(count)).toBeLessThan(numbers.length)
  }
})

test('steps of numbers below zero have one sign', () => {
  const depths = Array.from({ length: 10 }, (_, at) => at * 2 - 16)
  const labels = choices(depths, (value) => `${value.toLocaleString('en-GB')} m`, 'en-GB')
  expect(labels[0]).toBe('-12+ -12 m or more (8)')
})

test('steps below zero have one sign, before the amount', () => {
  const debts = Array.from({ length: 12 }, (_, at) => at * 9 - 60)
  const pounds = (value: number) => `${value < 0 ? '-' : ''}£${Math.abs(value)}`
  expect(choices(debts, pounds, 'en-GB')).toEqual([
    '-40+ -£40 or more (9)',
    '-10+ -£10 or more (6)',
    '0+ £0 or more (5)',
    '30+ £30 or more (2)',
  ])
})

test('choices are in the order of the options, whatever they are called', () => {
  const found = ['B', 'A', 'A+'].map((value) => {
    const rank = ['A+', 'A', 'B'].indexOf(value)
    return { kind: 'choice' as const, plain: value, value, unit: null, count: 1, rank }
  })
  const values = factChoices(found, 3, wordsOf('de-DE')).map(({ value }) => value)
  expect(values).toEqual(['A+', 'A', 'B'])
})
