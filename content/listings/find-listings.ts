import { storedValue } from '@belvedere/kit/facts/value.ts'
import { asFields } from '@belvedere/kit/json.ts'
import type { PayloadRequest } from 'payload'
import type { Column } from './columns.ts'
import type { ExistingListing } from './match-listing.ts'
import type { Item, Value } from './value.ts'

type Fields = Record<string, unknown>

const PAGE = 500

/**
 * All listings with the values that a spreadsheet shows: of drafts, where there are any. They are
 * read a page at a time, because ten thousand at once would keep other requests waiting for
 * seconds.
 */
export async function findListings(
  req: PayloadRequest,
  columns: Column[],
): Promise<ExistingListing[]> {
  const listings: ExistingListing[] = []
  const select = selectOf(columns)
  for (let last = 0, isMore = true; isMore; ) {
    const { docs } = await req.payload.find({
      collection: 'listings',
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: PAGE,
      pagination: false,
      draft: true,
      depth: 0,
      select,
      overrideAccess: false,
      req,
    })
    listings.push(...docs.map((doc) => existingListing({ ...doc }, columns)))
    last = docs.at(-1)?.id ?? last
    isMore = docs.length === PAGE
  }
  return listings.sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** Blocks are most of a listing’s data, and no spreadsheet has them. */
function selectOf(columns: Column[]) {
  const paths = columns.map(({ path }) => path.split('.')[0] ?? path)
  const names = ['title', 'slug', 'category', '_status', 'updatedAt', ...paths]
  return Object.fromEntries(names.map((name) => [name, true as const]))
}

function existingListing(doc: Fields, columns: Column[]): ExistingListing {
  const values = new Map(columns.map((column) => [column.path, valueIn(doc, column)]))
  const [category] = [values.get('category') ?? null].flat()
  return {
    id: Number(doc.id),
    title: `${doc.title ?? ''}`,
    slug: `${doc.slug ?? ''}`,
    category:
      typeof category === 'object' && category && 'id' in category ? category.id : undefined,
    isDraft: doc._status === 'draft',
    updatedAt: `${doc.updatedAt}`,
    values,
  }
}

function valueIn(doc: Fields, { path, kind, fact }: Column): Value {
  if (fact) return storedValue(fact, doc) ?? null
  const value = path.split('.').reduce<unknown>((at, name) => asFields(at)[name], doc)
  if (kind.type === 'yesNo') return value === true
  if (kind.type === 'records' || kind.type === 'pictures') return itemsOf(value)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

function itemsOf(value: unknown): Item[] | null {
  const ids = [value].flat().map((each) => (typeof each === 'object' ? asFields(each).id : each))
  const items = ids.flatMap((id) => (typeof id === 'number' ? [{ id }] : []))
  return items.length > 0 ? items : null
}
