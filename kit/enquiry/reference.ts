import { createHash } from 'node:crypto'
import type { Enquiry } from './check-enquiry.ts'

/** Digits and letters that are not confused with each other when read out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The key of an enquiry: the same form with the same contents has the same one, however often it is
 * sent; a form that was changed and sent again is another enquiry.
 */
export function keyOf(ticket: string, enquiry: Enquiry): string {
  const contents = JSON.stringify(Object.entries(enquiry).sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(`${ticket}\n${contents}`).digest('hex')
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** The number that a visitor is given, such as `7K3MQ-2XFHD`: 50 bits of the key. */
export function referenceOf(key: string): string {
  const bits = BigInt(`0x${key.slice(0, 13)}`) >> 2n
  const digits = Array.from(
    { length: 10 },
    (_, i) => ALPHABET[Number((bits >> BigInt(45 - 5 * i)) & 31n)],
  )
  return `${digits.slice(0, 5).join('')}-${digits.slice(5).join('')}`
}

export function isReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(text)
}
