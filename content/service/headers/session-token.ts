import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The name of the studio's session cookie, as Payload reads it. */
export const SESSION_COOKIE = 'payload-token'

type Sender = { cookie?: string | undefined; authorization?: string | undefined }

/**
 * Whether a request carries a session token that this service signed and that has not expired. Only
 * the database knows whether the session still exists; this check does not need it.
 */
export function hasSessionToken({ cookie = '', authorization = '' }: Sender, secret: string) {
  const cookies = cookie.split(';').map((pair) => pair.trim())
  const inCookies = cookies.filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
  const tokens = inCookies.map((pair) => pair.slice(SESSION_COOKIE.length + 1))
  const [, bearer] = /^(?:JWT|Bearer) (\S+)$/.exec(authorization) ?? []
  return [...tokens, bearer ?? ''].some((token) => isSigned(token, secret))
}

function isSigned(token: string, secret: string) {
  const [head = '', claims = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !signature) return false
  const expected = createHmac('sha256', keyOf(secret)).update(`${head}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { exp } = { exp: 0, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) }
  return exp > Date.now() / 1000
}

/** Payload derives the key of its tokens from the secret in this way. */
function keyOf(secret: string) {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
