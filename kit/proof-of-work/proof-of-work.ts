import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { LRUCache } from 'lru-cache'

/** About half a second on a laptop, and two or three on a phone; verifying costs a 256th of it. */
const COST = 4000
const ALGORITHM = 'PBKDF2/SHA-256'
const VALID_MS = 30 * 60 * 1000

/** Creates challenges for a proof of work, and checks solutions; each counts for one form, once. */
export class ProofOfWork {
  readonly #secret: string
  readonly #cost: number
  readonly #used = new LRUCache<string, true>({ max: 50_000, ttl: VALID_MS })

  constructor(key: string, cost = COST) {
    this.#secret = createHmac('sha256', key).update('enquiry proof of work').digest('hex')
    this.#cost = cost
  }

  /** A challenge for the form with this ticket. */
  ask(ticketId: string): Promise<Challenge> {
    return createChallenge({
      algorithm: ALGORITHM,
      cost: this.#cost,
      data: { ticket: ticketId },
      deriveKey,
      expiresAt: new Date(Date.now() + VALID_MS),
      hmacSignatureSecret: this.#secret,
    })
  }

  /** Whether the text is an unused solution of a challenge for this form. */
  async accepts(text: string, ticketId: string): Promise<boolean> {
    const payload = parsePayload(text)
    const signature = payload?.challenge.signature
    if (!payload || !signature || payload.challenge.parameters.data?.ticket !== ticketId)
      return false
    if (this.#used.has(signature)) return false
    const result = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: this.#secret,
    })
    if (!result.verified || this.#used.has(signature)) return false
    this.#used.set(signature, true)
    return true
  }
}

/** The signature covers all parameters, so only their presence is checked before. */
function parsePayload(text: string): Payload | undefined {
  try {
    const value = JSON.parse(text)
    const isWhole =
      typeof value?.challenge?.parameters?.keyPrefix === 'string' &&
      typeof value.challenge.signature === 'string' &&
      typeof value.solution?.counter === 'number'
    return isWhole ? value : undefined
  } catch {
    return undefined
  }
}
