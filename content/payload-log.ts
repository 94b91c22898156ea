import { createLog, type Level, type Log } from '@belvedere/kit/log.ts'

type Entry = {
  level: number
  msg?: string
  err?: { message?: string; stack?: string; status?: number }
}

/** What Payload has to say goes through the log of this service, a line of JSON at a time. */
export function payloadLog(log: Log = createLog('content')) {
  const write = (line: string) => pass(JSON.parse(line) as Entry, log)
  return { options: { level: 'debug', base: null }, destination: { write } }
}

/** What the caller got wrong is told to the caller; only our own failures need a stack. */
function pass({ level, msg, err }: Entry, log: Log) {
  const words = withoutParameters(msg ?? err?.message ?? 'Payload says nothing')
  const isOurs = err?.stack && !(err.status && err.status < 500)
  log[levelOf(level)](words, isOurs ? { stack: withoutParameters(err.stack ?? '') } : {})
}

function levelOf(level: number): Level {
  if (level >= 50) return 'error'
  if (level >= 40) return 'warn'
  return level >= 30 ? 'info' : 'debug'
}

/** A failed query is printed with its values, and among those are hashes of passwords and tokens. */
function withoutParameters(text: string) {
  return text.replace(/\s*\bparams: [\s\S]*?(?=\n\s+at |$)/g, '')
}
