import { createHmac, timingSafeEqual } from 'node:crypto'

const PREFIX = 'sha256='

type Signed = { key: string; timestamp: string | number; body: string | Uint8Array }

type Claim = Signed & {
  signature: string
  /** Unix seconds; the clock of this machine unless given. */
  now?: number
  toleranceSeconds?: number
}

/** Signs a message: HMAC-SHA256 over `<timestamp>.<body>`, written as `sha256=<hex>`. */
export function sign({ key, timestamp, body }: Signed): string {
  if (key === '') throw new Error('The signing key is empty: set PUBLISH_KEY on both sides.')
  return PREFIX + createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')
}

/** Whether the signature is ours and the message is neither older nor newer than the tolerance. */
export function verify({ signature, now, toleranceSeconds = 300, ...message }: Claim): boolean {
  return isRecent(message.timestamp, now, toleranceSeconds) && isEqual(signature, sign(message))
}

function isRecent(timestamp: string | number, now = Date.now() / 1000, tolerance: number) {
  return /^\d{1,12}$/.test(String(timestamp)) && Math.abs(now - Number(timestamp)) <= tolerance
}

function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
