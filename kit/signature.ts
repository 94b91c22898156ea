import { createHmac, timingSafeEqual } from 'node:crypto'
import { CLOCK_TOLERANCE_SECONDS } from './clock.ts'

const PREFIX = 'sha256='

type Message = { key: string; timestamp: string | number; body: string | Uint8Array }

type SignedMessage = Message & {
  signature: string
  /** Unix seconds; the current time by default. */
  now?: number
  toleranceSeconds?: number
}

/** Signs a message with HMAC-SHA256 over `<timestamp>.<body>`. Returns `sha256=<hex>`. */
export function sign({ key, timestamp, body }: Message): string {
  if (key === '') throw new Error('The signing key is empty: set PUBLISH_KEY on both sides.')
  return PREFIX + createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')
}

/** Whether the signature matches and the timestamp is within the tolerance (default 300 s). */
export function verify({
  signature,
  now,
  toleranceSeconds = CLOCK_TOLERANCE_SECONDS,
  ...message
}: SignedMessage): boolean {
  return isRecent(message.timestamp, now, toleranceSeconds) && isEqual(signature, sign(message))
}

function isRecent(timestamp: string | number, now = Date.now() / 1000, tolerance: number) {
  return /^\d{1,12}$/.test(String(timestamp)) && Math.abs(now - Number(timestamp)) <= tolerance
}

/** Compares signatures in a time that does not depend on where they differ. */
export function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
