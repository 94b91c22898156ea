import { setImmediate as yieldToRequests } from 'node:timers/promises'

const ROWS_AT_ONCE = 200

/** Yields to other requests after every 200 rows: a long spreadsheet takes seconds. */
export async function betweenRows(rows: number): Promise<void> {
  if (rows % ROWS_AT_ONCE === 0) await yieldToRequests()
}
