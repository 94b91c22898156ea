import { expect, test } from 'vitest'
import { sliceByLength } from './fragments.ts'

const fragmentsOf = (...texts: string[]) => texts.map((text) => ({ text }))

test('fragments are returned for the length of a text', () => {
  const slice = sliceByLength(fragmentsOf('the', ' ', 'p', 'e', 'n', ' ', 'x'))
  const textOf = (length: number) => slice(length).map(({ text }) => text)
  expect([textOf(3), textOf(1), textOf(3), textOf(2)]).toEqual([
    ['the'],
    [' '],
    ['p', 'e', 'n'],
    [' ', 'x'],
  ])
})

test('a length beyond the end returns the remaining fragments', () => {
  const slice = sliceByLength(fragmentsOf('sun'))
  expect(slice(9)).toHaveLength(1)
  expect(slice(2)).toHaveLength(0)
})
