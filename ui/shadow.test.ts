import { expect, test } from 'vitest'
import { scrimsOf } from './shadow.ts'

test('scrims are a dark shade of the picture’s main colour', () => {
  expect(scrimsOf('#c8b496')).toEqual({ '--deep-rgb': '30 27 23' })
  expect(scrimsOf('#0a0c10')).toEqual({ '--deep-rgb': '10 12 16' })
})

test('without a colour scrims keep that of the brand', () => {
  for (const colour of [null, undefined, '', 'sand']) expect(scrimsOf(colour)).toBeUndefined()
})
