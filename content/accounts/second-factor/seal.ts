import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { payloadSecret } from '../../service/env.ts'

const ALGORITHM = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/**
 * Encrypts a text with a key derived from `PAYLOAD_SECRET`. A secret that was sealed for one
 * account cannot be opened for another.
 */
export function seal(account: number, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, key(), nonce).setAAD(Buffer.from(String(account)))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * The text that was sealed for an account, or undefined if it was sealed with another
 * `PAYLOAD_SECRET`.
 */
export function unseal(account: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return undefined
  const options = { authTagLength: TAG }
  const cipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, NONCE), options)
  cipher.setAAD(Buffer.from(String(account))).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return cipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return undefined
  }
}

function key() {
  return Buffer.from(hkdfSync('sha256', payloadSecret(), '', 'belvedere second factor', 32))
}
