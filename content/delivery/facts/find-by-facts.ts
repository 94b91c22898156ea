import type { Fact } from '@belvedere/kit/facts/fact.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug } from 'payload'
import { readRows, type Statement } from '../../payload/database/read-rows.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { findPage, type Page } from '../list-page.ts'
import { type FactCondition, isNumber, meets } from './conditions.ts'
import { type ListQuery, listQuery } from './list-query.ts'
import { readSiteFacts } from './read-site-facts.ts'

/** A sort order by a number among the facts. */
export type FactOrder = { key: string; isDescending?: boolean | null }

/** How facts choose from a list: by conditions, all of which a listing meets, and by their order. */
export type ByFacts = { conditions: readonly FactCondition[]; order: FactOrder | null }

/**
 * A page of a list that is filtered or sorted by facts; listings without the fact come last. The
 * database finds the ids of the page, then its records are read.
 */
export async function findByFacts(
  context: DeliveryContext,
  collection: CollectionSlug,
  { conditions, order }: ByFacts,
  page: Page,
): Promise<Doc[]> {
  const { facts } = await readSiteFacts(context)
  const query = listQuery(context, collection, page)
  const where = whereOf(query, facts.filter, conditions)
  if (!where) return []
  const fact = facts.sort.find(({ key }) => key === order?.key)
  const rows = await readRows(
    context.req,
    sql`SELECT ${query.id} AS id FROM ${query.from}${joined(query, fact)} WHERE ${where}
      ORDER BY ${orderOf(query, fact, order?.isDescending === true)}
      LIMIT ${page.limit} OFFSET ${page.offset}`,
  )
  const ids = rows.map((row) => Number(asDoc(row).id))
  if (ids.length === 0) return []
  const found = { where: { id: { in: ids } }, limit: ids.length, offset: 0, sort: ['id'] }
  const docs = await findPage(context, collection, found)
  return docs.sort((one, other) => ids.indexOf(Number(one.id)) - ids.indexOf(Number(other.id)))
}

/** The number of listings in a list that is filtered by facts. */
export async function countByFacts(
  context: DeliveryContext,
  collection: CollectionSlug,
  conditions: readonly FactCondition[],
  { where: listed }: Pick<Page, 'where'>,
): Promise<number> {
  const { facts } = await readSiteFacts(context)
  const query = listQuery(context, collection, { where: listed, sort: [] })
  const where = whereOf(query, facts.filter, conditions)
  if (!where) return 0
  const statement = sql`SELECT COUNT(DISTINCT ${query.id}) AS count FROM ${query.from} WHERE ${where}`
  const [row] = await readRows(context.req, statement)
  return Number(asDoc(row).count)
}

/** Undefined where no listing can meet the conditions. */
function whereOf(
  { where, id, isPublic }: ListQuery,
  facts: readonly Fact[],
  conditions: readonly FactCondition[],
) {
  const met = conditions.map((condition) => meets(facts, condition))
  if (met.includes(undefined)) return undefined
  const rows = met.map(
    (isMet) => sql`EXISTS (SELECT 1 FROM overview_facts f
      WHERE f.listing = ${id} AND f.is_public = ${isPublic} AND ${isMet})`,
  )
  return sql.join([where, ...rows], sql` AND `)
}

function joined({ id, isPublic }: ListQuery, fact: Fact | undefined): Statement {
  if (!fact) return sql``
  return sql` LEFT JOIN overview_facts f
    ON f.listing = ${id} AND f.is_public = ${isPublic} AND ${isNumber(fact)}`
}

function orderOf({ orderBy }: ListQuery, fact: Fact | undefined, isDescending: boolean): Statement {
  if (!fact) return orderBy
  return sql`f.number IS NULL, f.number ${sql.raw(isDescending ? 'DESC' : 'ASC')}, ${orderBy}`
}
