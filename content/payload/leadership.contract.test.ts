import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { isOnPostgres } from '../testing/database-url.ts'
import { openContent } from '../testing/payload.ts'
import { claimOnPostgres } from './leadership.ts'

test.runIf(isOnPostgres())(
  'of two services on a database one has the lead, and the other one when that loses its connection',
  async () => {
    await using content = await openContent()
    const { db } = content.payload
    const postgres = db as typeof db & PostgresAdapter
    const first = await claimOnPostgres(postgres)
    expect(first).toBeDefined()
    expect(await claimOnPostgres(postgres)).toBeUndefined()
    await postgres.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND objid = 3901121 AND granted`,
    )
    await first?.lost
    const second = await claimOnPostgres(postgres)
    expect(second).toBeDefined()
    second?.release()
  },
)
