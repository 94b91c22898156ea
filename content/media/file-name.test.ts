import { expect, test } from 'vitest'
import { hashInName, nameFor } from './file-name.ts'

test('a name ends with the start of the hash, which has a letter: a number would be counted up', () => {
  expect(hashInName('56a92442ff')).toBe('56a92442')
  expect(hashInName('5669244299')).toBe('5669244f')
  expect(nameFor('5669244299', 'The Cove.JPG', 'jpeg')).toBe('the-cove-5669244f.jpg')
})
