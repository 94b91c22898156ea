import { expect, test } from 'vitest'
import { sliceByLength } from './fragments.ts'

const fragmentsOf = (...texts: string[]) => texts.map((text) => ({ text }))

test('fragments are returned by the length of the text they make', () => {
  const slice = sliceByLength(fragmentsOf('the', ' ', 'p', 'e', 'n', ' ', 'x'))
  const textOf = (length: number) => slice(length).map(({ text }) => text)
  expect([textOf(3), textOf(1), textOf(3), textOf(2)]).toEqual([
    ['the'],
    [' '],
    ['p', 'e', 'n'],
    [' ', 'x'],
  ])
})

test('a longer length than what is left returns what is left', () => {
  const slice = sliceByLength(fragmentsOf('sun'))
  expect(slice(9)).toHaveLength(1)
  expect(slice(2)).toHaveLength(0)
})
