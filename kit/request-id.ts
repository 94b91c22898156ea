import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The header that passes the id from program to program and back. */
export const REQUEST_ID = 'x-request-id'

const KEY = Symbol.for('belvedere.request-id')

/** A global, because Next loads this module more than once in the content service. */
const store = globalThis as { [KEY]?: AsyncLocalStorage<string> }
store[KEY] ??= new AsyncLocalStorage()
const current = store[KEY]

const SANE = /^[\w.-]{1,64}$/

/** The id of an incoming request if it is harmless in logs and headers, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && SANE.test(header) ? header : newId()
}

function newId() {
  return randomUUID().replaceAll('-', '').slice(0, 16)
}

/** Runs work on behalf of a request: its log lines and its own requests carry the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work)
}

/** Runs work that no request waits for, with a new id that names its kind: `refresh-…`. */
export function inBackground<Result>(kind: string, work: () => Result): Result {
  return current.run(`${kind}-${newId()}`, work)
}

/** The id of the request or of the background work that this code runs for. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** The header for a request to another program; empty outside of requests. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId()
  return id === undefined ? {} : { [REQUEST_ID]: id }
}
