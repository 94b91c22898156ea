import { beforeEach, expect, test } from 'vitest'
import { forgetTokens, recallToken, rememberToken } from './token-cache.ts'

const user = {
  id: 1,
  collection: 'delivery-tokens',
  name: 'The site',
  scope: 'published',
  updatedAt: '',
  createdAt: '',
} as const

beforeEach(forgetTokens)

test('a token is cached for five seconds', () => {
  rememberToken('hash', user, 1000)

  expect(recallToken('hash', 5999)).toBe(user)
  expect(recallToken('hash', 6000)).toBeUndefined()
})

test('unknown tokens are cached as well', () => {
  rememberToken('guess', null, 0)

  expect(recallToken('guess', 1)).toBeNull()
  expect(recallToken('another', 1)).toBeUndefined()
})

test('the cache is cleared when a token changes', () => {
  rememberToken('hash', user, 0)

  forgetTokens()

  expect(recallToken('hash', 1)).toBeUndefined()
})

test('the cache is limited to 500 entries', () => {
  rememberToken('first', null, 0)
  for (let i = 0; i < 500; i++) rememberToken(`guess ${i}`, null, 0)

  expect(recallToken('first', 1)).toBeUndefined()
  expect(recallToken('guess 499', 1)).toBeNull()
})
