import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import { Kinds, type Owner } from './kinds.ts'

/** The titles of records, by kind and record: `pages 12`. */
export async function readTitles(
  req: PayloadRequest,
  owners: readonly Owner[],
): Promise<Map<string, string>> {
  if (owners.length === 0) return new Map()
  const kinds = new Kinds(req.payload.config.globals)
  const ids = owners.map((owner) => sql`${kinds.idOf(owner)}`)
  const rows = await readRows(
    req,
    sql`SELECT kind, record, title FROM overview WHERE id IN (${sql.join(ids, sql`, `)})`,
  )
  return new Map(
    rows.filter(isObject).map(({ kind, record, title }) => [`${kind} ${record}`, String(title)]),
  )
}
