import { expect, test } from 'vitest'
import { meetsChoice } from './meets-choice.ts'

test.each([
  ['80', '80+', true],
  ['79.5', '80+', false],
  ['-1', '-2+', true],
  ['', '0+', false],
  ['A+', 'A+', true],
  ['A', 'A+', false],
  ['90', '> 80+', false],
])('a value of “%s” and the choice “%s”: %s', (plain, choice, isMet) => {
  expect(meetsChoice(plain, choice)).toBe(isMet)
})
