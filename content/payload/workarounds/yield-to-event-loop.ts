import { setImmediate as nextTick } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Waits for one iteration of the event loop, one caller per iteration. `@libsql/client` runs SQLite
 * synchronously (`lib-esm/sqlite3.js`): saving hundreds of records at once would block every other
 * request until the last one is saved. https://github.com/tursodatabase/libsql-js/issues/183
 */
export async function yieldToEventLoop(): Promise<void> {
  const own = last.then(() => nextTick())
  last = own
  await own
}
