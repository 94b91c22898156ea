import { Secret, TOTP } from 'otpauth'

/** Codes of the half minutes before and after are accepted as well, because clocks differ. */
const WINDOW = 1

/** A new secret of 160 bits in base 32, as apps take it. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address in the QR code, from which an app sets itself up. */
export function uriOf(secret: string, label: string, issuer: string): string {
  return totp(secret, { label, issuer }).toString()
}

/** The number of the half minute that a code belongs to, or undefined if it is wrong now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  // The library throws for characters of several bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const generator = totp(secret)
  const delta = generator.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : generator.counter({ timestamp: now }) + delta
}

/** The code that an app shows at this time. */
export function codeAt(secret: string, now = Date.now()): string {
  return totp(secret).generate({ timestamp: now })
}

function totp(secret: string, names: { label?: string; issuer?: string } = {}) {
  // The parameters that every app supports (RFC 6238): SHA-1, six digits, half a minute.
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: 30 })
}
