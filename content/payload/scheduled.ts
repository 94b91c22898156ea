import { AsyncLocalStorage } from 'node:async_hooks'

const KEY = Symbol.for('belvedere.audit-scheduled')

/** A global, because Next may load this module more than once. */
const store = globalThis as { [KEY]?: AsyncLocalStorage<true> }
store[KEY] ??= new AsyncLocalStorage()
const current = store[KEY]

/** Runs scheduled work; the audit log then names the person who scheduled it. */
export function atItsTime<Result>(work: () => Result): Result {
  return current.run(true, work)
}

export function isScheduled(): boolean {
  return current.getStore() === true
}
