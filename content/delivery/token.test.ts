import { expect, test } from 'vitest'
import { bearerOf, isToken } from './token.ts'

const bearer = (authorization: string) => bearerOf(new Headers({ authorization }))

test.each(['a'.repeat(32), `${'aB9._~+/-'.repeat(5)}==`, 'x'.repeat(512)])(
  'a valid token is read from the header: %s',
  (token) => {
    expect(isToken(token)).toBe(true)
    expect(bearer(`Bearer ${token}`)).toBe(token)
  },
)

test.each([`${'a'.repeat(40)}!`, 'a'.repeat(31), 'x'.repeat(513), `${'a'.repeat(40)} b`, '', null])(
  '%j is not a valid token',
  (token) => expect(isToken(token)).toBe(false),
)

test.each(['Bearer', 'Bearer ', 'Basic abc', `Bearer ${'a'.repeat(40)}!`, ''])(
  'the header “%s” has no token',
  (header) => expect(bearer(header)).toBeUndefined(),
)
