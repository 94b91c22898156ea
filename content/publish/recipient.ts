import { backoff } from '@belvedere/kit/backoff.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import type { Position } from './changes/position.ts'
import { Outage } from './outage.ts'
import { send } from './send.ts'

/** Undefined before the first attempt. */
const RETRIES = { first: 500, longest: 10_000 }

/**
 * One replica of the site: the change that it has acknowledged, and the time of the next attempt.
 */
export class Recipient {
  readonly #url: string
  readonly #outage: Outage
  #acknowledged: Position | undefined
  /** The time at which the first unacknowledged change was noticed. */
  #waitingSince: number | undefined
  #failures = 0
  #retryAt = 0
  #isSending = false

  constructor(url: string) {
    this.#url = url
    this.#outage = new Outage(url)
  }

  /** Whether it has acknowledged this change. */
  knows({ mark }: Position): boolean {
    return this.#acknowledged?.mark === mark
  }

  /** The number of unacknowledged changes, and since when they wait; at least one after a start. */
  waits(latest: Position, now: number = Date.now()): { changes: number; ms: number } {
    if (this.knows(latest)) return { changes: 0, ms: 0 }
    const { sequence = latest.sequence } = this.#acknowledged ?? {}
    const changes = Math.max(1, latest.sequence - sequence)
    return { changes, ms: now - (this.#waitingSince ?? now) }
  }

  /**
   * Sends the position unless it is known, a message is under way, or the last one failed a moment
   * ago. Resolves to whether it was sent and acknowledged.
   */
  async notify(latest: Position, now = Date.now()): Promise<boolean> {
    if (!this.knows(latest)) this.#waitingSince ??= now
    if (this.#isSending || this.knows(latest) || now < this.#retryAt) return false
    this.#isSending = true
    await inBackground('publish', () => this.#send(latest))
    this.#isSending = false
    return this.knows(latest)
  }

  async #send(position: Position): Promise<void> {
    const failure = await send(this.#url, position.sequence)
    if (failure) {
      this.#retryAt = Date.now() + backoff(this.#failures++, RETRIES)
      return this.#outage.reportFailure(failure)
    }
    this.#acknowledged = position
    this.#waitingSince = undefined
    this.#failures = 0
    this.#outage.reportDelivered()
  }
}
