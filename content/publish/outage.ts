import { publishUrl } from '../env.ts'
import { log } from './log.ts'

const QUIET_FOR = 60_000

let lastWords = 0
let isDown = false

/** Says that the site cannot be reached, at most once a minute. */
export function siteRefused(reason: string, now = Date.now()): void {
  isDown = true
  if (now - lastWords < QUIET_FOR) return
  lastWords = now
  log.warn(`The site did not take the news of a publication: ${reason}. It is tried again.`, {
    url: publishUrl(),
  })
}

/** Says, after an outage, that the site has caught up. */
export function siteListened(): void {
  if (!isDown) return
  isDown = false
  lastWords = 0
  log.info('The site has taken the news of everything published meanwhile')
}
