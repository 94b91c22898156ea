import { GraphQLError } from 'graphql'
import type { CollectionSlug, Where } from 'payload'
import type { ListOptions } from '../kinds/kind.ts'
import type { Doc } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import { countByFacts, type FactOrder, findByFacts } from './facts/find-by-facts.ts'
import { countMatching, findPage } from './list-page.ts'
import { tagList } from './list-tags.ts'
import { factConditions, filteredFields, type ListFilter, whereOf } from './list-where.ts'
import { recordTag } from './record-tags.ts'

export type ListArgs = {
  first?: number | null
  skip?: number | null
  filter?: ListFilter | null
  orderBy?: string[] | null
  orderByFact?: FactOrder | null
}

/** The page size of clients that page automatically. */
const MAX_FIRST = 500

/** A page of a list, filtered and sorted by the database; throws BAD_USER_INPUT. */
export async function readList(
  context: DeliveryContext,
  collection: CollectionSlug,
  list: ListOptions,
  { first, skip, filter, orderBy, orderByFact }: ListArgs,
): Promise<Doc[]> {
  const limit = checkFirst(first ?? 20)
  const offset = checkSkip(skip ?? 0)
  const sort = sortOf(list, orderBy)
  const facts = orderByFact ? (list.facts ?? []) : []
  const where = await whereShown(context, collection, list, { filter, sort, facts })
  if (limit === 0 || !where) return []
  const page = { where, limit, offset, sort }
  const conditions = factConditions(list, filter ?? {})
  const docs =
    conditions.length > 0 || orderByFact
      ? await findByFacts(context, collection, { conditions, order: orderByFact ?? null }, page)
      : await findPage(context, collection, page)
  for (const { id } of docs) context.tags.add(recordTag(collection, id))
  return docs
}

/** The total number of records in a list. */
export async function countRecords(
  context: DeliveryContext,
  collection: CollectionSlug,
  list: ListOptions,
  { filter }: ListArgs,
): Promise<number> {
  const where = await whereShown(context, collection, list, { filter, sort: [], facts: [] })
  if (!where) return 0
  const conditions = factConditions(list, filter ?? {})
  if (conditions.length > 0) return countByFacts(context, collection, conditions, { where })
  return countMatching(context, collection, where)
}

type FindOptions = { where: Where[]; sort: string[]; limit: number }

/**
 * The first records that match internal conditions and that this endpoint shows. The caller tags the
 * response with what else it depends on.
 */
export async function findShown(
  context: DeliveryContext,
  collection: CollectionSlug,
  { where: conditions, sort, limit }: FindOptions,
): Promise<Doc[]> {
  const where = onlyShown(context, collection, conditions)
  const page = { where, limit, offset: 0, sort: [...sort, 'id'] }
  const docs = await findPage(context, collection, page)
  for (const { id } of docs) context.tags.add(recordTag(collection, id))
  return docs
}

type Choice = { filter: ListFilter | null | undefined; sort: string[]; facts: readonly string[] }

/** The conditions of a list; tags the response with what the list depends on. */
async function whereShown(
  context: DeliveryContext,
  collection: CollectionSlug,
  list: ListOptions,
  { filter, sort, facts }: Choice,
): Promise<Where | undefined> {
  const conditions = await whereOf(context, list, filter ?? {})
  const sorted = sort.map((field) => field.replace(/^-/, '')).filter((field) => field !== 'id')
  const fields = [...filteredFields(list, filter ?? {}), ...sorted, ...facts]
  tagList(context, collection, { fields, where: conditions ?? [] })
  return conditions && onlyShown(context, collection, conditions)
}

/** Restricts conditions to what this endpoint shows. */
function onlyShown(
  context: DeliveryContext,
  collection: CollectionSlug,
  conditions: Where[],
): Where {
  const hasDrafts = Boolean(context.req.payload.collections[collection].config.versions?.drafts)
  const showsAll = context.endpoint === 'preview' || !hasDrafts
  return { and: [...conditions, ...(showsAll ? [] : [{ _status: { equals: 'published' } }])] }
}

/** The id comes last as a tiebreaker, so that pages do not overlap. */
function sortOf({ sorted }: ListOptions, orderBy: string[] | null | undefined): string[] {
  const fields = orderBy?.length ? orderBy : sorted.slice(0, 1)
  return [...fields, 'id']
}

function checkFirst(first: number) {
  if (first >= 0 && first <= MAX_FIRST) return first
  throw inputError(
    `"first" is ${first}: ask for 0 to ${MAX_FIRST} records, and for the rest with "skip".`,
  )
}

function checkSkip(skip: number) {
  if (skip >= 0) return skip
  throw inputError(`"skip" is ${skip}: skip 0 records or more.`)
}

function inputError(message: string) {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
