import { expect, test } from 'vitest'
import { feature5050 } from './fields.ts'
import { shapeOf } from './shape.ts'

type Check = (value: unknown) => string | true

const field = feature5050.fields.find((one) => 'name' in one && one.name === 'imageAspectRatio')
const check = field && 'validate' in field ? (field.validate as Check) : () => 'no check'

test.each(['4 / 5', '16/9', '99 / 10', ''])('the picture shape “%s” is taken', (ratio) => {
  expect(check(ratio)).toBe(true)
})

test.each(['4 / 0', '0 / 4', '04 / 5', 'wide'])('the picture shape “%s” is refused', (ratio) => {
  expect(check(ratio)).not.toBe(true)
  expect(shapeOf(ratio)).toBe(0.8)
})
