import { expect, test } from 'vitest'
import { withKeys } from './assign-keys.ts'

const keys = (rows: object[]) => withKeys(rows.map((row) => ({ ...row }))).map(({ key }) => key)

test('a duplicated fact gets a key of its own, whatever it is called', () => {
  const balcony = { kind: 'yes', label: 'Balcony', key: 'balcony' }
  expect(keys([balcony, { ...balcony, label: 'Terrace' }])).toEqual(['balcony', 'terrace'])
  expect(keys([balcony, balcony, balcony])).toEqual(['balcony', 'balcony_2', 'balcony_3'])
  const renamed = { ...balcony, label: 'Loggia' }
  expect(keys([renamed, balcony])).toEqual(['balcony', 'balcony_2'])
})

test('a key is that of the own fact that has it, not of a known one that was once an own one', () => {
  const known = { kind: 'rooms', key: 'balcony' }
  const balcony = { kind: 'yes', label: 'Balcony', key: 'balcony' }
  expect(keys([known, balcony])).toEqual(['balcony', 'balcony'])
  expect(keys([{ ...known, key: undefined }, { kind: 'yes' }])).toEqual([undefined, undefined])
})
