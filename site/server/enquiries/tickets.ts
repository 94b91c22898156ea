import { createHmac, randomBytes } from 'node:crypto'
import { isEqual } from '@belvedere/kit/signature.ts'

/** A visitor's form, with an id of its own from the first interaction on. */
type Ticket = { id: string; ageMs: number }

const DAY_MS = 24 * 60 * 60 * 1000
const PATTERN = /^(?<id>[\w-]{22})\.(?<time>[0-9a-z]{1,12})\.(?<signature>[\w-]{43})$/

/**
 * Signs tickets of forms. All replicas of a site have the same key, so each accepts the tickets of
 * the others.
 */
export class Tickets {
  readonly #key: Buffer

  constructor(key: string) {
    this.#key = createHmac('sha256', key).update('enquiry tickets').digest()
  }

  /** A new ticket; renewing one with its id gives the same form another ticket. */
  issue(
    id: string = randomBytes(16).toString('base64url'),
    now: number = Date.now(),
  ): { id: string; ticket: string } {
    const time = now.toString(36)
    return { id, ticket: `${id}.${time}.${this.#sign(id, time)}` }
  }

  /** The ticket if this site has issued it within a day; undefined otherwise. */
  read(text: string, now = Date.now()): Ticket | undefined {
    const { id = '', time = '', signature = '' } = PATTERN.exec(text)?.groups ?? {}
    if (!id || !isEqual(signature, this.#sign(id, time))) return undefined
    const ageMs = now - Number.parseInt(time, 36)
    return ageMs >= 0 && ageMs <= DAY_MS ? { id, ageMs } : undefined
  }

  #sign(id: string, time: string) {
    return createHmac('sha256', this.#key).update(`${id}.${time}`).digest('base64url')
  }
}
