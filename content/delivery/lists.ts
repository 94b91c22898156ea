import { GraphQLError } from 'graphql'
import type { CollectionSlug, Where } from 'payload'
import type { DeliveryContext, Doc } from './context.ts'
import { countMatching, findPage } from './list-page.ts'
import { type ListFilter, whereOf } from './list-where.ts'
import type { ListOptions } from './schema/kinds.ts'

export type ListArgs = {
  first?: number | null
  skip?: number | null
  filter?: ListFilter | null
  orderBy?: string[] | null
}

const MOST = 100

/** A page of a list, filtered and sorted by the database. */
export async function readList(
  context: DeliveryContext,
  collection: CollectionSlug,
  list: ListOptions,
  { first, skip, filter, orderBy }: ListArgs,
): Promise<Doc[]> {
  const limit = checkFirst(first ?? 20)
  const offset = checkSkip(skip ?? 0)
  const where = await whatIsShown(context, collection, list, filter)
  if (limit === 0 || !where) return []
  const sort = sortOf(list, orderBy)
  const docs = await findPage(context, collection, { where, limit, offset, sort })
  for (const { id } of docs) context.tags.add(`${collection}:${id}`)
  return docs
}

/** How many records a list has in all. */
export async function countRecords(
  context: DeliveryContext,
  collection: CollectionSlug,
  list: ListOptions,
  { filter }: ListArgs,
): Promise<number> {
  const where = await whatIsShown(context, collection, list, filter)
  return where ? countMatching(context, collection, where) : 0
}

type Wanted = { where: Where[]; sort: string[]; limit: number }

/** The first records that meet conditions of our own, as far as this endpoint shows them. */
export async function findShown(
  context: DeliveryContext,
  collection: CollectionSlug,
  { where: wanted, sort, limit }: Wanted,
): Promise<Doc[]> {
  const where = onlyShown(context, collection, wanted)
  const page = { where, limit, offset: 0, sort: [...sort, 'id'] }
  const docs = await findPage(context, collection, page)
  for (const { id } of docs) context.tags.add(`${collection}:${id}`)
  return docs
}

async function whatIsShown(
  context: DeliveryContext,
  collection: CollectionSlug,
  list: ListOptions,
  filter: ListFilter | null | undefined,
): Promise<Where | undefined> {
  context.tags.add(collection)
  const wanted = await whereOf(context, list, filter ?? {})
  return wanted && onlyShown(context, collection, wanted)
}

/** Every answer that shows or counts a list depends on all records of its collection. */
function onlyShown(context: DeliveryContext, collection: CollectionSlug, wanted: Where[]): Where {
  context.tags.add(collection)
  const hasDrafts = Boolean(context.req.payload.collections[collection].config.versions?.drafts)
  const isOpen = context.endpoint === 'preview' || !hasDrafts
  return { and: [...wanted, ...(isOpen ? [] : [{ _status: { equals: 'published' } }])] }
}

/** The id comes last, so that records which are equal otherwise keep their order. */
function sortOf({ sorted }: ListOptions, orderBy: string[] | null | undefined): string[] {
  const wanted = orderBy?.length ? orderBy : sorted.slice(0, 1)
  return [...wanted, 'id']
}

function checkFirst(first: number) {
  if (first >= 0 && first <= MOST) return first
  throw refuse(`"first" is ${first}: ask for 0 to ${MOST} records, and for the rest with "skip".`)
}

function checkSkip(skip: number) {
  if (skip >= 0) return skip
  throw refuse(`"skip" is ${skip}: leave out 0 records or more.`)
}

function refuse(message: string) {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
