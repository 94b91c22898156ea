import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { isState, type State } from '../../studio/record-state.ts'

/** The ids of the public records of a collection that have a newer draft. */
export async function readChanged(req: PayloadRequest, collection: string): Promise<number[]> {
  const rows = await readRows(
    req,
    sql`SELECT record FROM overview WHERE kind = ${collection} AND state = 'changed'`,
  )
  return rows.filter(isObject).map(({ record }) => Number(record))
}

/** How many records of a collection are in each state. */
export async function countStates(
  req: PayloadRequest,
  collection: string,
): Promise<Record<State, number>> {
  const counts = { draft: 0, published: 0, changed: 0 }
  const rows = await readRows(
    req,
    sql`SELECT state, count(*) AS number FROM overview WHERE kind = ${collection} GROUP BY state`,
  )
  for (const { state, number } of rows.filter(isObject))
    if (isState(state)) counts[state] = Number(number)
  return counts
}
