import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['image/avif', true],
  ['text/html, IMAGE/AVIF ;q=0.9', true],
  ['image/avif;q=0', false],
  ['image/avif; q=0.000', false],
  ['image/avif;q=0.01', true],
  ['image/*,*/*', false],
  ['image/avif-sequence', false],
  ['', false],
])('"%s" accepts image/avif: %s', (accept, isNamed) => {
  expect(accepts(accept, 'image/avif')).toBe(isNamed)
})
