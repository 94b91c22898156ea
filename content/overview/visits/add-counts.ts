import { OTHER } from '@belvedere/kit/visits/batch.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'

/** The kinds of counts; `enquiry` is counted by this service itself, by house. */
export type DailyKind = 'page' | 'listing' | 'referrer' | 'campaign' | 'enquiry'

type DailyCount = { day: string; kind: DailyKind; name: string; count: number }

/**
 * Above this number, further names of a kind on one day are counted together if they come from
 * visitors.
 */
export const MAX_NAMES = 500

const BROUGHT_ALONG: readonly DailyKind[] = ['referrer', 'campaign']

/** The advisory lock held while counts are added; an arbitrary number. */
const LOCK = 3_901_118

/** SQLite supports some thousand values in one statement. */
const ROWS = 200

/** Adds to the counts of days, in the request's transaction. */
export async function addCounts(req: PayloadRequest, counts: readonly DailyCount[]): Promise<void> {
  if (counts.length === 0) return
  // The number of names is read before it is increased; SQLite has one writer anyway.
  if (req.payload.db.name === 'postgres')
    await readRows(req, sql`SELECT pg_advisory_xact_lock(${LOCK})`)
  const rows = sums(await withOthers(req, sums(counts)))
  for (let at = 0; at < rows.length; at += ROWS) await upsert(req, rows.slice(at, at + ROWS))
}

function upsert(req: PayloadRequest, rows: readonly DailyCount[]) {
  const values = rows.map(({ day, kind, name, count }) => sql`(${day}, ${kind}, ${name}, ${count})`)
  return readRows(
    req,
    sql`INSERT INTO "visit_counts" ("day", "kind", "name", "count")
      VALUES ${sql.join(values, sql`, `)}
      ON CONFLICT ("day", "kind", "name")
      DO UPDATE SET "count" = "visit_counts"."count" + excluded."count"`,
  )
}

/**
 * One row for each name as stored by the database, in which all unpaired surrogates are equal: a
 * statement may not write a row twice.
 */
function sums(counts: readonly DailyCount[]): DailyCount[] {
  const byKey = new Map<string, DailyCount>()
  for (const one of counts) {
    const name = one.name.toWellFormed()
    const key = JSON.stringify([one.day, one.kind, name])
    byKey.set(key, { ...one, name, count: one.count + (byKey.get(key)?.count ?? 0) })
  }
  return [...byKey.values()]
}

/**
 * Names beyond the limit of their day become `other`. The numbers of pages and houses are limited
 * anyway.
 */
async function withOthers(req: PayloadRequest, counts: readonly DailyCount[]) {
  const named = new Map<string, Set<string>>()
  const result: DailyCount[] = []
  for (const one of counts) {
    if (!BROUGHT_ALONG.includes(one.kind)) {
      result.push(one)
      continue
    }
    const key = `${one.day} ${one.kind}`
    const names = named.get(key) ?? (await readNames(req, one))
    named.set(key, names)
    if (names.size < MAX_NAMES) names.add(one.name)
    result.push(names.has(one.name) ? one : { ...one, name: OTHER })
  }
  return result
}

async function readNames(req: PayloadRequest, { day, kind }: DailyCount): Promise<Set<string>> {
  const rows = await readRows(
    req,
    sql`SELECT "name" FROM "visit_counts" WHERE "day" = ${day} AND "kind" = ${kind}`,
  )
  return new Set(rows.map((row) => String(Object(row).name)))
}
