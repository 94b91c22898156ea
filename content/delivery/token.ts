import { createHash } from 'node:crypto'

/** The characters that RFC 6750 allows in a bearer token. */
const TOKEN = /^[\w.~+/=-]{32,512}$/
const BEARER = /^Bearer +([\w.~+/=-]{1,512}) *$/i

/** The message for an invalid token. */
export const INVALID_TOKEN = 'A token has 32 to 512 characters: letters, digits and . _ ~ + / = -'

/** Whether a text is a valid delivery token. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}

/** The bearer token of a request’s headers. */
export function bearerOf(headers: Headers): string | undefined {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1]
}

/** The hash of a token, the only form in which it is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
