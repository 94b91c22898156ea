import type { Position } from '../changes/position.ts'
import { Outage } from './outage.ts'
import { send } from './send.ts'

const FIRST_DELAY = 500
const MAX_DELAY = 10_000

/** One copy of the site: which change it has acknowledged, and when to try again. */
export class Recipient {
  readonly #url: string
  readonly #outage: Outage
  #acknowledged: string | undefined
  #failures = 0
  #retryAt = 0
  #sending: Promise<void> | undefined

  constructor(url: string) {
    this.#url = url
    this.#outage = new Outage(url)
  }

  /** Whether it has acknowledged this change. */
  knows({ mark }: Position): boolean {
    return this.#acknowledged === mark
  }

  /** Settles when no message is under way. */
  async idle(): Promise<void> {
    await this.#sending
  }

  /**
   * Sends the position unless it is known, a message is under way, or the last one failed a moment
   * ago. Resolves to whether it was sent and acknowledged.
   */
  async notify(latest: Position, now = Date.now()): Promise<boolean> {
    if (this.#sending || this.knows(latest) || now < this.#retryAt) return false
    this.#sending = this.#send(latest)
    await this.#sending
    this.#sending = undefined
    return this.knows(latest)
  }

  async #send({ sequence, mark }: Position): Promise<void> {
    const failure = await send(this.#url, sequence)
    if (failure) {
      this.#retryAt = Date.now() + retryDelay(this.#failures++)
      return this.#outage.reportFailure(failure)
    }
    this.#acknowledged = mark
    this.#failures = 0
    this.#outage.reportDelivered()
  }
}

/** Exponential backoff up to ten seconds, without a last attempt. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY * 2 ** Math.min(failures, 20), MAX_DELAY)
}
