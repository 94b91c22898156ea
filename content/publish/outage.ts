import { publishUrl } from '../env.ts'
import { log } from './log.ts'

const LOG_INTERVAL = 60_000

let lastLogged = 0
let isDown = false

/** Logs that a publish message could not be delivered, at most once a minute. */
export function reportFailure(reason: string, now = Date.now()): void {
  isDown = true
  if (now - lastLogged < LOG_INTERVAL) return
  lastLogged = now
  log.warn(`Publish message not delivered, will retry: ${reason}`, {
    url: publishUrl(),
  })
}

/** Logs, after an outage, that all publish messages are delivered. */
export function reportDelivered(): void {
  if (!isDown) return
  isDown = false
  lastLogged = 0
  log.info('Publish messages delivered after an outage')
}
