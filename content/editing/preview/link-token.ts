import { randomBytes } from 'node:crypto'
import { readSigned, signText } from '../../delivery/preview/signed-text.ts'

/** A new token of a preview link. Only its hash is stored. */
export function makeLinkToken(): string {
  return signText('link', randomBytes(24).toString('base64url'))
}

/** Whether a text was made here as the token of a link: guesses are refused without the database. */
export function isLinkToken(text: string): boolean {
  return readSigned('link', text) !== undefined
}
