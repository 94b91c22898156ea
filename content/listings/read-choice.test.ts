import { expect, test } from 'vitest'
import { readChoice } from './read-choice.ts'

const of = (...labels: string[]) => labels.map((label) => ({ label, value: label }))
const classes = of('A+', 'A', 'B')
const sizes = of('> 60 m²', '60 m²', '< 60 m²')
const sides = of('Hof / Garten', 'Hof-Garten', 'Straße')
const states = [
  { label: 'Available', value: 'available' },
  { label: 'Sold', value: 'sold' },
]

test.each([
  ['A', classes, 'A'],
  [' A+ ', classes, 'A+'],
  ['a', classes, 'A'],
  ['a +', classes, 'A+'],
  ['60 m²', sizes, '60 m²'],
  ['60 m2', sizes, '60 m²'],
  ['>60 m²', sizes, '> 60 m²'],
  ['Hof-Garten', sides, 'Hof-Garten'],
  ['hof / garten', sides, 'Hof / Garten'],
  ['STRASSE', sides, 'Straße'],
  ['Verkauft', states, 'sold'],
])('%s means the option that is written most like it', (text, options, value) => {
  expect(readChoice(text, options)).toEqual({ value })
})

test.each([
  ['B+', classes, 'There is no “B+”. Enter one of: A+, A, B.'],
  ['hof garten', sides, '“hof garten” can be Hof / Garten or Hof-Garten. Enter it exactly so.'],
])('%s is refused with what can be entered', (text, options, problem) => {
  expect(readChoice(text, options)).toEqual({ problem })
})

test('each option reads back as itself', () => {
  for (const options of [classes, sizes, sides, states])
    for (const { label, value } of options) expect(readChoice(label, options)).toEqual({ value })
})
