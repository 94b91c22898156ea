import { storedValue } from '@belvedere/kit/facts/value.ts'
import type { CollectionSlug } from 'payload'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { findPage, type Page } from '../list-page.ts'
import { listedValues } from './listed-values.ts'
import { readSiteFacts } from './read-site-facts.ts'

export type FactOrder = { key: string; isDescending?: boolean | null }

/**
 * A page of a list that is sorted by a number among the facts; records without one come last. The
 * whole list is put in order by its ids, then the records of the page are read.
 */
export async function findByFact(
  context: DeliveryContext,
  collection: CollectionSlug,
  { key, isDescending }: FactOrder,
  page: Page,
): Promise<Doc[]> {
  const { facts } = await readSiteFacts(context)
  const fact = facts.filter.find((one) => one.key === key && one.kind === 'number')
  if (!fact) return findPage(context, collection, page)
  const numbers = new Map(
    (await listedValues(context)).map(({ id, values }) => [id, Number(storedValue(fact, values))]),
  )
  const { where, limit, offset, sort } = page
  const sign = isDescending ? -1 : 1
  const compare = (one: number, other: number) => {
    const [first, second] = [one, other].map((id) => numbers.get(id) ?? Number.NaN)
    if (Number.isNaN(first) || Number.isNaN(second)) return isNone(first) - isNone(second)
    return sign * (Number(first) - Number(second))
  }
  const ids = (await matchingIds(context, collection, page)).sort(compare)
  const shown = ids.slice(offset, offset + limit)
  if (shown.length === 0) return []
  const wanted = { and: [where, { id: { in: shown } }] }
  const docs = await findPage(context, collection, { where: wanted, limit, offset: 0, sort })
  return docs.sort((one, other) => shown.indexOf(Number(one.id)) - shown.indexOf(Number(other.id)))
}

const isNone = (number: number | undefined) => Number(Number.isNaN(number))

async function matchingIds(
  { req, endpoint }: DeliveryContext,
  collection: CollectionSlug,
  { where, sort }: Page,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection, where, sort, depth: 0, pagination: false, limit: 0 },
    ...{ draft: endpoint === 'preview', select: {}, overrideAccess: false, req },
  })
  return docs.map(({ id }) => Number(id))
}
