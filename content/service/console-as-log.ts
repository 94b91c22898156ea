import { format, stripVTControlCharacters } from 'node:util'
import { isJsonLog, type Level, type Log } from '@belvedere/kit/log.ts'

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const

/** Next begins its lines with one of these. */
const MARK = /^\s*[✓○⨯⚠▲»-]\s+/

/**
 * What packages print, such as Next’s line about its configuration, becomes lines of the log where
 * that is JSON: a program that reads it gets no line that it cannot parse.
 */
export function logConsole(log: Log, console: Console = globalThis.console): void {
  if (!isJsonLog()) return
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, Level][])
    console[name] = (...values: unknown[]) => {
      const text = stripVTControlCharacters(format(...values))
        .replace(MARK, '')
        .trim()
      if (text) log[level](text)
    }
}
