import { sql } from '@payloadcms/db-sqlite'
import { tableOf, versionsOf } from '../overview/references/tables.ts'
import { readRows } from '../payload/database/read-rows.ts'
import { asDoc } from '../payload/doc.ts'
import type { DeliveryContext, ListingTotals } from './context.ts'
import { byTag, listTag, scopeOf } from './list-tags.ts'
import { rangeTags } from './price-tags.ts'

const NONE: ListingTotals = { count: 0, available: 0, lowest: null }

/**
 * The totals of a category's listings that are visible at this endpoint. One query per request
 * covers all categories.
 */
export async function listingTotals(
  context: DeliveryContext,
  category: unknown,
): Promise<ListingTotals> {
  context.totals ??= readTotals(context)
  const totals = (await context.totals).get(String(category)) ?? NONE
  const scope = scopeOf('listings', 'category', category)
  tagTotals(context, scope, totals)
  return totals
}

/** The totals of all listings that are visible at this endpoint. */
export async function allTotals(context: DeliveryContext): Promise<ListingTotals> {
  context.totals ??= readTotals(context)
  const totals = [...(await context.totals).values()].reduce(together, NONE)
  tagTotals(context, 'listings', totals)
  return totals
}

function together(one: ListingTotals, other: ListingTotals): ListingTotals {
  const prices = [one.lowest, other.lowest].filter((price) => price !== null)
  return {
    count: one.count + other.count,
    available: one.available + other.available,
    lowest: prices.length > 0 ? Math.min(...prices) : null,
  }
}

function tagTotals(context: DeliveryContext, scope: string, { lowest }: ListingTotals) {
  const prices = rangeTags(scope, 0, lowest ?? Number.POSITIVE_INFINITY)
  for (const tag of [listTag(scope), byTag(scope, 'status'), ...prices]) context.tags.add(tag)
}

async function readTotals(context: DeliveryContext): Promise<Map<string, ListingTotals>> {
  const rows = await readRows(context.req, statement(context))
  return new Map(rows.map(asTotals))
}

function statement({ endpoint, req: { payload } }: DeliveryContext) {
  const isPreview = endpoint === 'preview'
  const column = (name: string) => sql.identifier(isPreview ? `version_${name}` : name)
  const [category, price, status] = [column('category_id'), column('price'), column('status')]
  const table = sql.identifier((isPreview ? versionsOf : tableOf)(payload, 'listings'))
  // PostgreSQL has booleans, SQLite stores 1 and 0.
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  const isAvailable = sql`${status} IS NULL OR ${status} = 'available'`
  return sql`
    SELECT ${category} AS category, COUNT(*) AS count,
      COUNT(CASE WHEN ${isAvailable} THEN 1 END) AS available,
      MIN(CASE WHEN ${isAvailable} THEN ${price} END) AS lowest
    FROM ${table} WHERE ${isPreview ? latest : sql`_status = 'published'`}
      AND ${column('deleted_at')} IS NULL GROUP BY ${category}`
}

/** PostgreSQL returns `bigint` and `numeric` values as strings. */
function asTotals(row: unknown): [string, ListingTotals] {
  const { category, count, available, lowest } = asDoc(row)
  const isNone = lowest === null || lowest === undefined
  const totals = { count: Number(count), available: Number(available) }
  return [String(category), { ...totals, lowest: isNone ? null : Number(lowest) }]
}
