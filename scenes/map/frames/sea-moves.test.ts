import { expect, test } from 'vitest'
import { seaMoves } from './sea-moves.ts'

const now = { isReduced: false, isDataSaver: false, isSeen: true, sinceInput: 500 }

test('the sea moves until there has been no input for a while', () => {
  expect(seaMoves(now)).toBe(true)
})

test.for([
  ['with reduced motion', { isReduced: true }],
  ['with data saver', { isDataSaver: true }],
  ['while nobody sees it', { isSeen: false }],
  ['twenty seconds after the last input', { sinceInput: 20_000 }],
] as const)('it does not move %s', ([, change]) => {
  expect(seaMoves({ ...now, ...change })).toBe(false)
})
