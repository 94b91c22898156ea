import { expect, test } from 'vitest'
import { shapeField } from './fields.ts'
import { shapeOf } from './shape.ts'

type Check = (value: unknown) => string | true

const check = shapeField('4 / 5').validate as Check

test.each(['4 / 5', '16/9', '99 / 10', ''])('accepts the ratio “%s”', (ratio) => {
  expect(check(ratio)).toBe(true)
})

test.each(['4 / 0', '0 / 4', '04 / 5', 'wide'])('refuses the ratio “%s”', (ratio) => {
  expect(check(ratio)).toContain('for example 4 / 5')
  expect(shapeOf(ratio, 0.5)).toBe(ratio === '04 / 5' ? 0.8 : 0.5)
})

test('parses a ratio as width divided by height', () => {
  expect(shapeOf(' 16/9 ', 1)).toBeCloseTo(16 / 9)
  for (const invalid of [null, '', '0 / 0', '100 / 3']) expect(shapeOf(invalid, 1)).toBe(1)
})
