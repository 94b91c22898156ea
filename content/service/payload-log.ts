import { createLog, type Level, type Log } from '@belvedere/kit/log.ts'
import { withoutParameters } from './query-parameters.ts'

type Entry = {
  level: number
  msg?: string
  err?: { message?: string; stack?: string; status?: number }
}

/** Writes Payload's log (pino, one JSON object per line) to the log of this service. */
export function payloadLog(log: Log = createLog('content')) {
  const write = (line: string) => forward(JSON.parse(line) as Entry, log)
  return { options: { level: 'debug', base: null }, destination: { write } }
}

/** Client errors (4xx) are logged without a stack. */
function forward({ level, msg, err }: Entry, log: Log) {
  const message = withoutParameters(
    msg ?? err?.message ?? 'Payload logged an entry without a message',
  )
  const isServerError = err?.stack && !(err.status && err.status < 500)
  log[levelOf(level)](message, isServerError ? { stack: withoutParameters(err.stack ?? '') } : {})
}

function levelOf(level: number): Level {
  if (level >= 50) return 'error'
  if (level >= 40) return 'warn'
  return level >= 30 ? 'info' : 'debug'
}
