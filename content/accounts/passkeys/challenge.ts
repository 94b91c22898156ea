import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '../../service/env.ts'

/** The purpose of a signature: to be added to an account, or to sign in. */
type Purpose = `add to ${number}` | 'sign in'

const MINUTES = 5
const [RANDOM, END] = [16, 6]
const MOST_TAKEN = 20_000

/** Used challenges, with the times at which they expire. */
const taken = new Map<string, number>()

/**
 * Makes a challenge that is valid for five minutes. It contains its expiry and a signature, so that
 * many requests for challenges do not use memory.
 */
export function makeChallenge(purpose: Purpose, now = Date.now()): Uint8Array<ArrayBuffer> {
  const end = Buffer.alloc(END)
  end.writeUIntBE(now + MINUTES * 60_000, 0, END)
  const body = Buffer.concat([randomBytes(RANDOM), end])
  return Uint8Array.from(Buffer.concat([body, signatureOf(purpose, body)]))
}

/** Whether a challenge, in base64url, was made here for this purpose and has not ended. */
export function isChallenge(purpose: Purpose, challenge: string, now = Date.now()): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, RANDOM + END)
  const [given, expected] = [bytes.subarray(RANDOM + END), signatureOf(purpose, body)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return body.readUIntBE(RANDOM, END) > now
}

/** Marks a challenge as used; false if it was used before. */
export function takeChallenge(challenge: string, now = Date.now()): boolean {
  for (const [one, end] of taken) if (end < now || taken.size >= MOST_TAKEN) taken.delete(one)
  if (taken.has(challenge)) return false
  taken.set(challenge, now + MINUTES * 60_000)
  return true
}

function signatureOf(purpose: Purpose, body: Uint8Array) {
  const key = hkdfSync('sha256', payloadSecret(), '', `belvedere passkey ${purpose}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(body).digest()
}
