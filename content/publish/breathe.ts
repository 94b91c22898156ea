import { setImmediate as nextRound } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Waits for a round of the event loop of one’s own. SQLite answers without ever leaving the process to
 * others: hundreds of records saved in one go would keep every visitor waiting until the last of them.
 */
export async function breathe(): Promise<void> {
  const turn = last.then(() => nextRound())
  last = turn
  await turn
}
