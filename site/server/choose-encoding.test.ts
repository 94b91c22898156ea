import { expect, test } from 'vitest'
import { chooseEncoding } from './encode.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding: %s selects %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})
