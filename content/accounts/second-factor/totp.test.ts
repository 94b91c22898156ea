import { expect, test } from 'vitest'
import { codeAt, makeSecret, stepOf, uriOf } from './totp.ts'

/** The secret of the test vectors in RFC 6238, “12345678901234567890”, in base 32. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is the one of RFC 6238', (second, code) => {
  expect(codeAt(RFC, second * 1000)).toBe(code)
  expect(stepOf(RFC, code, second * 1000)).toBe(Math.floor(second / 30))
})

test('codes of the previous and the next half minute are accepted, others are not', () => {
  const now = 1_800_000_015_000
  const step = now / 1000 / 30
  const shifted = [-60, -30, 0, 30, 60].map((seconds) =>
    stepOf(RFC, codeAt(RFC, now + seconds * 1000), now),
  )
  const here = Math.floor(step)
  expect(shifted).toEqual([undefined, here - 1, here, here + 1, undefined])
})

test.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('%j is not a code', (text) => {
  expect(stepOf(RFC, text, 59_000)).toBeUndefined()
})

test('each secret has 160 bits, and an app reads it with its names from the address', () => {
  const [one, other] = [makeSecret(), makeSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(other).not.toBe(one)
  const uri = new URL(uriOf(one, 'ada@example.com', 'Studio example.com'))
  expect(`${uri.protocol}${uri.host}`).toBe('otpauth:totp')
  expect(decodeURIComponent(uri.pathname)).toBe('/Studio example.com:ada@example.com')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: one, digits: '6' })
})
