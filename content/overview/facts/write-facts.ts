import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { yieldToEventLoop } from '../../payload/workarounds/yield-to-event-loop.ts'
import { selectRows } from './select-rows.ts'
import { FACT_COLUMNS } from './tables.ts'

/** Listings compared at once. */
const COMPARED = 100

/** Writes the values of the facts of a listing again, in the request’s transaction. */
export async function writeFacts(req: PayloadRequest, listing: number): Promise<void> {
  const engine = req.payload.db.name === 'postgres' ? 'postgres' : 'sqlite'
  const rows = sql.raw(selectRows(engine, { first: listing, last: listing }))
  await readRows(req, sql`DELETE FROM overview_facts WHERE listing = ${listing}`)
  await readRows(req, sql`INSERT INTO overview_facts (${sql.raw(FACT_COLUMNS)}) ${rows}`)
}

/**
 * Writes the values of listings that were changed without hooks, or by a version of the program that
 * kept no values. Resolves to the number of these listings.
 */
export async function mendFacts(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  const engine = payload.db.name === 'postgres' ? 'postgres' : 'sqlite'
  const last = await lastListing(req)
  let mended = 0
  for (let first = 0; first <= last; first += COMPARED) {
    const range = { first, last: first + COMPARED - 1 }
    const stored = sql.raw(`SELECT ${FACT_COLUMNS} FROM overview_facts
      WHERE listing BETWEEN ${range.first} AND ${range.last}`)
    const wanted = sql.raw(`SELECT * FROM (${selectRows(engine, range)}) wanted`)
    const rows = await readRows(
      req,
      sql`SELECT listing FROM (SELECT * FROM (${stored} EXCEPT ${wanted}) gone
        UNION ALL SELECT * FROM (${wanted} EXCEPT ${stored}) fresh) different GROUP BY listing`,
    )
    for (const row of rows) {
      if (isObject(row)) await writeFacts(req, Number(row.listing))
      mended += 1
    }
    await yieldToEventLoop()
  }
  return mended
}

async function lastListing(req: PayloadRequest): Promise<number> {
  const [row] = await readRows(
    req,
    sql`SELECT max(listing) AS last FROM (SELECT max(id) AS listing FROM listings
      UNION ALL SELECT max(listing) FROM overview_facts) ids`,
  )
  return isObject(row) ? Number(row.last ?? 0) : 0
}
