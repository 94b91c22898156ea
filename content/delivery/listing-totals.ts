import { sql } from '@payloadcms/db-sqlite'
import { readRows } from '../database/read-rows.ts'
import { tableOf, versionsOf } from '../references/tables.ts'
import { asDoc, type DeliveryContext } from './context.ts'

/** How many listings a category has, and the lowest price of those that are not sold. */
export type Totals = { count: number; lowest: number | null }

const NONE: Totals = { count: 0, lowest: null }

/**
 * What a category's listings come to, as far as this endpoint shows them. The database goes through
 * the listings once a request, for all categories together.
 */
export async function listingTotals(context: DeliveryContext, category: unknown): Promise<Totals> {
  context.tags.add('listings')
  context.totals ??= readTotals(context)
  return (await context.totals).get(String(category)) ?? NONE
}

async function readTotals(context: DeliveryContext): Promise<Map<string, Totals>> {
  const rows = await readRows(context.req, statement(context))
  return new Map(rows.map(asTotals))
}

function statement({ endpoint, req: { payload } }: DeliveryContext) {
  const isPreview = endpoint === 'preview'
  const column = (name: string) => sql.identifier(isPreview ? `version_${name}` : name)
  const [category, price, status] = [column('category_id'), column('price'), column('status')]
  const table = sql.identifier((isPreview ? versionsOf : tableOf)(payload, 'listings'))
  // PostgreSQL has a type for truth, SQLite has one and nought.
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  return sql`
    SELECT ${category} AS category, COUNT(*) AS count,
      MIN(CASE WHEN ${status} IS NULL OR ${status} <> 'sold' THEN ${price} END) AS lowest
    FROM ${table} WHERE ${isPreview ? latest : sql`_status = 'published'`} GROUP BY ${category}`
}

/** PostgreSQL gives numbers that may be large as text. */
function asTotals(row: unknown): [string, Totals] {
  const { category, count, lowest } = asDoc(row)
  const isNone = lowest === null || lowest === undefined
  return [String(category), { count: Number(count), lowest: isNone ? null : Number(lowest) }]
}
