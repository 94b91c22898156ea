import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../../service/env.ts'

/** The purpose of a signature: a text that is signed as a pass is no session. */
type Purpose = 'link' | 'pass' | 'session'

/** A text with its signature, in characters that a bearer token may have. */
export function signText(purpose: Purpose, text: string): string {
  const body = Buffer.from(text).toString('base64url')
  return `${purpose}.${body}.${signatureOf(purpose, body).toString('base64url')}`
}

/** The text that was signed for this purpose, or undefined if the signature is not ours. */
export function readSigned(purpose: Purpose, signed: string): string | undefined {
  const [start, body = '', signature = '', ...rest] = signed.split('.')
  if (start !== purpose || rest.length > 0) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(purpose, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Buffer.from(body, 'base64url').toString()
}

function signatureOf(purpose: Purpose, body: string) {
  const key = hkdfSync('sha256', payloadSecret(), '', `belvedere preview ${purpose}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(body).digest()
}
