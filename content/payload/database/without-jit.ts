import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from './read-rows.ts'

/**
 * Until the transaction of the request ends, PostgreSQL compiles no statement. It compiles those with many
 * parts, as it takes them for slow: ten seconds for an answer that takes 50 ms without.
 */
export async function withoutJit(req: PayloadRequest): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  await readRows(req, sql`SELECT set_config('jit', 'off', true)`)
}
