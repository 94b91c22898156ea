import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib'

const ALGORITHM = 'PBKDF2/SHA-256'

/**
 * Derives the keys of a proof of work without `crypto.subtle`, in about four times the time. It
 * yields to the page every ten milliseconds.
 */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  const { algorithm, cost, keyLength = 32 } = parameters
  if (algorithm !== ALGORITHM)
    throw new Error(`The proof of work is ${algorithm}, not ${ALGORITHM}.`)
  const options = { c: cost, dkLen: keyLength, asyncTick: 10 }
  return { derivedKey: await pbkdf2Async(sha256, password, salt, options) }
}
