import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'

/** A range of ids of the overview. */
export type Range = readonly [first: number, last: number]

/** Which words must match: those of the title and the address, or all. */
type Column = 'head' | 'words'

type Search = { column: Column; words: readonly string[]; limit: number }

/**
 * The newest entries of each range in which all words begin words of the column. The number is
 * limited in the index, so that a word that every record has takes no longer than a rare one.
 */
export async function findHits(
  req: PayloadRequest,
  ranges: readonly Range[],
  search: Search,
): Promise<number[]> {
  const statements =
    req.payload.db.name === 'postgres'
      ? [inPostgres(ranges, search)]
      : ranges.map((range) => inSqlite(range, search))
  const found: number[] = []
  for (const statement of statements)
    for (const row of await readRows(req, statement)) if (isObject(row)) found.push(Number(row.id))
  return found
}

/** The words consist of letters and digits only (`plainWords`). */
function inSqlite([first, last]: Range, { column, words, limit }: Search) {
  const query = `${column} : (${words.map((word) => `"${word}"*`).join(' AND ')})`
  return sql`SELECT rowid AS id FROM overview_words WHERE overview_words MATCH ${query}
    AND rowid BETWEEN ${first} AND ${last} ORDER BY rowid DESC LIMIT ${limit}`
}

/** One statement for all ranges: the index is read once. */
function inPostgres(ranges: readonly Range[], { column, words, limit }: Search) {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const list = sql.join(
    ranges.map(([first, last], i) => sql`(${i}::int, ${first}::bigint, ${last}::bigint)`),
    sql`, `,
  )
  return sql`WITH hits AS MATERIALIZED
      (SELECT id FROM overview WHERE ${sql.identifier(column)} @@ ${query}::tsquery)
    SELECT id FROM (
      SELECT hits.id, row_number() OVER (PARTITION BY ranges.part ORDER BY hits.id DESC) AS place
      FROM hits JOIN (VALUES ${list}) AS ranges (part, first, last)
        ON hits.id BETWEEN ranges.first AND ranges.last) placed
    WHERE place <= ${limit}`
}
