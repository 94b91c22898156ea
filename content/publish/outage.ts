import { log } from '../service/publish-log.ts'

const LOG_INTERVAL = 60_000

/** Longer than the site takes to start on a slow machine; both programs start at once. */
const STARTUP_S = 120

/**
 * Logs when a replica of the site cannot be reached, at most once a minute, and when it is back.
 */
export class Outage {
  readonly #url: string
  #lastLogged = 0
  #isDown = false

  constructor(url: string) {
    this.#url = url
  }

  reportFailure(reason: string, now = Date.now(), uptime = process.uptime()): void {
    this.#isDown = true
    if (now - this.#lastLogged < LOG_INTERVAL) return
    this.#lastLogged = now
    const level = uptime < STARTUP_S ? 'info' : 'warn'
    log[level](`Publish message not delivered, will retry: ${reason}`, { url: this.#url })
  }

  reportDelivered(): void {
    if (!this.#isDown) return
    this.#isDown = false
    this.#lastLogged = 0
    log.info('Publish messages delivered after an outage', { url: this.#url })
  }
}
