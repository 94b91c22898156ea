import { randomBytes } from 'node:crypto'
import { readSigned, signText } from '../../delivery/preview/signed-text.ts'

/** A new token of a preview link. Only its hash is stored. */
export function makeLinkToken(): string {
  return signText('link', randomBytes(24).toString('base64url'))
}

/** Whether a text has the form of a link token: guesses are refused without a database query. */
export function isLinkToken(text: string): boolean {
  return readSigned('link', text) !== undefined
}
