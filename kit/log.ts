import { causesOf } from './causes.ts'
import { currentRequestId } from './request-id.ts'
import { redactSecrets } from './secrets.ts'

const LEVELS = ['debug', 'info', 'warn', 'error'] as const

export type Level = (typeof LEVELS)[number]
export type Fields = Record<string, unknown>
export type Log = Record<Level, (message: string, fields?: Fields) => void>

type Options = {
  level?: Level
  json?: boolean
  write?: (line: string) => void
}

/**
 * Creates a logger that writes one line per message: plain text in development or on a terminal,
 * JSON otherwise. `LOG_LEVEL` and `LOG_FORMAT` (`plain` or `json`) override that. On behalf of a
 * request, the line has its id as `request`.
 */
export function createLog(room: string, options: Options = {}): Log {
  const { level = levelFromEnv(), json = isJsonLog(), write = toStdout } = options
  const format = json ? jsonLine : plainLine
  const at =
    (name: Level) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(name) < LEVELS.indexOf(level)) return
      write(`${redactSecrets(format(name, room, message, withRequest(fields)))}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function withRequest(fields: Fields): Fields {
  const request = currentRequestId()
  return 'request' in fields || request === undefined ? fields : { ...fields, request }
}

function levelFromEnv(): Level {
  return LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info'
}

/** Whether the lines of the log are JSON by the settings. */
export function isJsonLog(): boolean {
  if (process.env.LOG_FORMAT) return process.env.LOG_FORMAT === 'json'
  return process.env.NODE_ENV === 'production' && !process.stdout.isTTY
}

function toStdout(line: string) {
  process.stdout.write(line)
}

function jsonLine(level: Level, room: string, message: string, fields: Fields) {
  const time = new Date().toISOString()
  return JSON.stringify({ time, level, room, message, ...fields }, serializeField)
}

function plainLine(level: Level, room: string, message: string, fields: Fields) {
  const extra = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${fieldText(key, value)}`,
  )
  const mark = level === 'info' ? '' : `${level}: `
  return `[${room}] ${mark}${[message, ...extra].join(' ')}`
}

function fieldText(key: string, value: unknown) {
  if (value instanceof Error) {
    const [stack, cause] = [value.stack ?? value.message, causesOf(value)]
    return cause === undefined ? stack : `${stack}\ncaused by: ${cause}`
  }
  return typeof value === 'string' && !SECRET_NAME.test(key)
    ? value
    : JSON.stringify({ [key]: value }, serializeField).slice(key.length + 4, -1)
}

const SECRET_NAME = /(token|secret|password|authorization|cookie|api-?key)$/i

function serializeField(key: string, value: unknown) {
  if (SECRET_NAME.test(key)) return '***'
  if (!(value instanceof Error)) return value
  return { message: value.message, cause: causesOf(value), stack: value.stack }
}
