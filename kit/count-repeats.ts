import type { Fields, Level, Log } from './log.ts'
import { currentRequestId } from './request-id.ts'

const INTERVAL_MS = 60_000

/** Beyond this number of different causes, new ones are logged each time. */
const MAX_CAUSES = 500

/** `last` is the newest message that was counted instead of logged. */
type Cause = { repeats: number; last: (repeats: number) => void }

/**
 * Logs each cause of failure once, and then once a minute with the number of `repeats`: an outage
 * must not fill the disk with a line for every request. Messages without a cause are always logged.
 */
export function countRepeats(log: Log): Log {
  const causes = new Map<string, Cause>()
  const at = (level: Level) => (message: string, fields?: Fields) => {
    const cause = causeOf(level, message, fields)
    const request = currentRequestId()
    // Repeats are written later, outside of any request.
    const write = (repeats: number) =>
      log[level](message, repeats === 0 ? fields : { ...fields, repeats, request })
    if (cause === undefined) return write(0)
    const known = causes.get(cause)
    if (known) return void Object.assign(known, { repeats: known.repeats + 1, last: write })
    write(0)
    if (causes.size < MAX_CAUSES) remember(causes, cause)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** After a minute the repeats are logged; a cause without any is forgotten. */
function remember(causes: Map<string, Cause>, cause: string) {
  const own: Cause = { repeats: 0, last: () => {} }
  causes.set(cause, own)
  const timer = setInterval(() => {
    const { repeats, last } = own
    own.repeats = 0
    if (repeats > 0) return last(repeats)
    clearInterval(timer)
    causes.delete(cause)
  }, INTERVAL_MS)
  timer.unref()
}

/** The cause of a warning, an error or a message with a reason. The requested page is not part of it. */
function causeOf(level: Level, message: string, { reason, error }: Fields = {}) {
  const why = reason ?? error
  if (level !== 'warn' && level !== 'error' && why === undefined) return undefined
  return [level, message, ...messagesOf(why)].join('\n')
}

function messagesOf(why: unknown): string[] {
  if (!(why instanceof Error)) return [String(why)]
  return [why.message, ...(why.cause === undefined ? [] : messagesOf(why.cause))]
}
