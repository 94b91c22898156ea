import { expect, test } from 'vitest'
import { takeFrom } from './spots.ts'

const spotsOf = (...texts: string[]) => texts.map((text) => ({ text }))

test('spots are handed out by the length of the texts they make', () => {
  const take = takeFrom(spotsOf('the', ' ', 'p', 'e', 'n', ' ', 'x'))
  const textOf = (length: number) => take(length).map(({ text }) => text)
  expect([textOf(3), textOf(1), textOf(3), textOf(2)]).toEqual([
    ['the'],
    [' '],
    ['p', 'e', 'n'],
    [' ', 'x'],
  ])
})

test('who asks for more than there is gets what there is', () => {
  const take = takeFrom(spotsOf('sun'))
  expect(take(9)).toHaveLength(1)
  expect(take(2)).toHaveLength(0)
})
