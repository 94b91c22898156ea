import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seal, unseal } from './seal.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret for tests alone'))
afterEach(() => void vi.unstubAllEnvs())

test('a secret can be decrypted for its account only, and is encrypted differently each time', () => {
  const sealed = seal(7, SECRET)
  expect(sealed).not.toContain(SECRET)
  expect(seal(7, SECRET)).not.toBe(sealed)
  expect(unseal(7, sealed)).toBe(SECRET)
  expect(unseal(8, sealed)).toBeUndefined()
})

test('nothing can be decrypted with another PAYLOAD_SECRET', () => {
  const sealed = seal(7, SECRET)
  vi.stubEnv('PAYLOAD_SECRET', 'another secret for tests alone')
  expect(unseal(7, sealed)).toBeUndefined()
})

test('a changed, shortened or unrelated text is not decrypted', () => {
  const bytes = Buffer.from(seal(7, SECRET), 'base64url')
  const changed = Array.from(bytes.keys(), (at) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy.toString('base64url')
  })
  const cut = bytes.subarray(0, -1).toString('base64url')
  for (const text of [...changed, cut, '', 'nothing']) expect(unseal(7, text)).toBeUndefined()
})
