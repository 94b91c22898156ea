import { createHash } from 'node:crypto'

/** The letters of RFC 6750: anything else never comes through the header. */
const TOKEN = /^[\w.~+/=-]{32,512}$/
const BEARER = /^Bearer +([\w.~+/=-]{1,512}) *$/i

/** What is said of a text that cannot be a token. */
export const TOKEN_WANTED = 'A token has 32 to 512 of these: letters, digits and . _ ~ + / = -'

/** Whether a text can be a delivery token. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}

/** The token that a request came with. */
export function bearerOf(headers: Headers): string | undefined {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1]
}

/** What is kept of a token: enough to recognise it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
