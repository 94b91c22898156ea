import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { asDoc } from '../../payload/doc.ts'

/**
 * A position in the change feed: the sequence number of a change and its random mark. Another
 * database has another mark at the same number, and so has this one after an older copy was
 * restored.
 */
export type Position = { sequence: number; mark: string }

/** The position of the latest change; undefined while the feed is empty. */
export async function latestPosition(payload: Payload): Promise<Position | undefined> {
  const req = await createLocalReq({}, payload)
  const [row] = await readRows(req, sql`SELECT id, mark FROM changes ORDER BY id DESC LIMIT 1`)
  if (!row) return undefined
  const { id, mark } = asDoc(row)
  return { sequence: Number(id), mark: String(mark) }
}
