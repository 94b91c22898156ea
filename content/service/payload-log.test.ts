import type { Level, Log } from '@belvedere/kit/log.ts'
import { expect, test } from 'vitest'
import { payloadLog } from './payload-log.ts'

function record() {
  const lines: [Level, string, string][] = []
  const at = (level: Level) => (message: string, fields?: object) =>
    void lines.push([level, message, JSON.stringify(fields)])
  const log: Log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  const { destination } = payloadLog(log)
  const write = (entry: object) => destination.write(`${JSON.stringify(entry)}\n`)
  return { write, lines }
}

/** An error as pino serialises it. */
function written(message: string, more: object = {}) {
  return { type: 'Error', message, stack: `Error: ${message}\n    at save (db.ts:3:1)`, ...more }
}

test('log entries of Payload keep their level and message', () => {
  const { write, lines } = record()
  write({ level: 30, msg: 'Migrating' })
  write({ level: 40, msg: 'Slow' })
  write({ level: 60, msg: 'Over' })
  expect(lines).toEqual([
    ['info', 'Migrating', '{}'],
    ['warn', 'Slow', '{}'],
    ['error', 'Over', '{}'],
  ])
})

test('a failed query is logged with its stack and without its parameters', () => {
  const { write, lines } = record()
  const query = 'Failed query: update users set hash = ?'
  const err = written(`${query}\nparams: 5ecre7,a\nb,3`, { params: ['5ecre7'] })
  write({ level: 50, err, msg: `Could not save: ${err.message}` })
  write({ level: 50, err })
  const stack = JSON.stringify({ stack: `Error: ${query}\n    at save (db.ts:3:1)` })
  expect(lines).toEqual([
    ['error', `Could not save: ${query}`, stack],
    ['error', query, stack],
  ])
})

test('a parameter that looks like a stack trace is not part of the log', () => {
  const { write, lines } = record()
  const query = 'Failed query: insert into enquiries'
  const err = written(`${query}\nparams: Ines,See you\n    at Zebulon Street 12,\n  at 5:30\nsoon`)
  write({ level: 50, err, msg: err.message })
  const caused = {
    ...err,
    stack: `${err.stack}\ncaused by: Error: disk full\n    at a (db.ts:4:1)`,
  }
  write({ level: 50, err: caused })
  const stack = `Error: ${query}\n    at save (db.ts:3:1)`
  expect(lines).toEqual([
    ['error', query, JSON.stringify({ stack })],
    [
      'error',
      query,
      JSON.stringify({ stack: `${stack}\ncaused by: Error: disk full\n    at a (db.ts:4:1)` }),
    ],
  ])
})

test('a client error is logged without a stack', () => {
  const { write, lines } = record()
  write({ level: 50, err: written('The password is wrong.', { status: 401 }) })
  expect(lines).toEqual([['error', 'The password is wrong.', '{}']])
})
