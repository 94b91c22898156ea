import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'

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
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0.8, gzip;q=0.75', 'br'],
  ['gzip;q=0.9, br ; Q = 0.9', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['br;q=0', 'identity'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['gzip, *;q=0.5', 'gzip'],
  ['br;q=high, gzip;q=0.1', 'gzip'],
  ['gzip;q=2, br;q=0.5', 'br'],
  ['identity;q=0, *;q=0', 'identity'],
  ['identity;q=0, br;q=0.2', 'br'],
])('Accept-Encoding: %s selects %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})
