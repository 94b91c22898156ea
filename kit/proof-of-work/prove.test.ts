import { deriveKey as nativeDeriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test, vi } from 'vitest'
import { deriveKey } from './derive-key.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { prove } from './prove.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The parameters of a challenge; its keys depend on cost and length. */
const asking = (cost: number, keyLength: number) => ({
  ...{ algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', keyPrefix: '00' },
  ...{ cost, keyLength },
})

test.each([
  {
    ...{ password: 'passwd', salt: 'salt', cost: 1 },
    key: '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
  },
  {
    ...{ password: 'Password', salt: 'NaCl', cost: 80_000 },
    key: '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d',
  },
])('without `crypto.subtle` the key of $password is that of RFC 7914', async (vector) => {
  const { password, salt, cost, key } = vector
  const { derivedKey } = await deriveKey(asking(cost, 64), bytes(salt), bytes(password))
  expect(Buffer.from(derivedKey).toString('hex')).toBe(key)
})

test('with and without `crypto.subtle` the keys are the same', async () => {
  for (const [length, cost] of [0, 1, 20, 55, 56, 64, 65, 200].entries()) {
    const [salt, password] = [bytes('s'.repeat(cost)), bytes('é'.repeat(length))]
    const given = [asking(cost + 1, 1 + 13 * length), salt, password] as const
    const [own, native] = await Promise.all([deriveKey(...given), nativeDeriveKey(...given)])
    expect(own.derivedKey).toEqual(native.derivedKey)
  }
})

test('another algorithm than the site asks for is refused', async () => {
  const other = { ...asking(1, 32), algorithm: 'PBKDF2/SHA-512' }
  await expect(deriveKey(other, bytes(''), bytes(''))).rejects.toThrow('is PBKDF2/SHA-512')
})

test('a browser without `crypto.subtle` makes a proof that the site accepts', async () => {
  const work = new ProofOfWork('a key for tests alone', 1)
  const challenge = JSON.parse(JSON.stringify(await work.ask('ticket')))
  vi.stubGlobal('crypto', {})
  const proof = await prove(challenge)
  vi.unstubAllGlobals()
  expect(await work.accepts(proof, 'ticket')).toBe(true)
})
