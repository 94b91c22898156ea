import { setImmediate as yieldToRequests } from 'node:timers/promises'

const ROWS_AT_ONCE = 200

/** Lets other requests in after every 200 rows: a long sheet takes seconds. */
export async function betweenRows(rows: number): Promise<void> {
  if (rows % ROWS_AT_ONCE === 0) await yieldToRequests()
}
