import { expect, test } from 'vitest'
import { mergeErasures } from './merge-erasures.ts'

const KEY = '\n{"key":"one"}\n'
const ANNA = '\n{"address":"anna","at":"2026-11-01T00:00:00Z"}\n'
const BEN = '\n{"address":"ben","at":"2026-11-02T00:00:00Z"}\n'

test('the longer list is the newer one, wherever it is', () => {
  expect(mergeErasures(KEY + ANNA + BEN, KEY + ANNA)).toBe(KEY + ANNA + BEN)
  expect(mergeErasures(KEY + ANNA, KEY + ANNA + BEN)).toBe(KEY + ANNA + BEN)
  expect(mergeErasures(KEY, KEY)).toBe(KEY)
  expect(mergeErasures('', KEY + ANNA)).toBe(KEY + ANNA)
})

test('lists that went apart have the erasures of both', () => {
  const merged = mergeErasures(KEY + ANNA, KEY + BEN)
  for (const name of ['anna', 'ben']) expect(merged).toContain(name)
  expect(merged.match(/"key"/g)).toHaveLength(1)
})

test('lists with different keys are refused, because they cannot be compared', () => {
  expect(() => mergeErasures(KEY + ANNA, KEY.replace('one', 'two') + BEN)).toThrow(
    'cannot be merged',
  )
})
