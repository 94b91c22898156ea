import { setImmediate as nextTick } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Waits for one iteration of the event loop, one caller per iteration. SQLite runs synchronously:
 * saving hundreds of records at once would block every other request until the last one is saved.
 */
export async function yieldToEventLoop(): Promise<void> {
  const own = last.then(() => nextTick())
  last = own
  await own
}
