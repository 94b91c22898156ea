import { expect, test } from 'vitest'
import { shapeField } from './fields.ts'
import { shapeOf } from './shape.ts'

type Check = (value: unknown) => string | true

const check = shapeField('4 / 5').validate as Check

test.each(['4 / 5', '16/9', '99 / 10', ''])('the picture shape “%s” is taken', (ratio) => {
  expect(check(ratio)).toBe(true)
})

test.each(['4 / 0', '0 / 4', '04 / 5', 'wide'])('the picture shape “%s” is refused', (ratio) => {
  expect(check(ratio)).toContain('for example 4 / 5')
  expect(shapeOf(ratio, 0.5)).toBe(ratio === '04 / 5' ? 0.8 : 0.5)
})

test('a shape is its width divided by its height', () => {
  expect(shapeOf(' 16/9 ', 1)).toBeCloseTo(16 / 9)
  for (const wrong of [null, '', '0 / 0', '100 / 3']) expect(shapeOf(wrong, 1)).toBe(1)
})
