import { isDeepStrictEqual as isSame } from 'node:util'
import { byTag, listTag, scopeOf } from '../delivery/list-tags.ts'
import { priceTags } from '../delivery/price-tags.ts'
import { kinds } from '../delivery/schema/kinds.ts'
import { aboveOf } from '../kinds/table.ts'
import { isPublic, type Row } from '../payload/row.ts'

/** The fields by which each listed collection can be filtered or sorted. */
const LISTED = new Map<string, string[]>(
  kinds.flatMap((kind) => {
    if (!('collection' in kind) || !kind.list) return []
    const { searched, numbers = [], choices = [], filled = [], facts = [], ...order } = kind.list
    const { sorted, sortedAs = {} } = order
    const fields = [
      ...searched,
      ...numbers,
      ...choices,
      ...filled,
      ...facts,
      ...sorted,
      '_order',
      'updatedAt',
    ]
    const all = [...fields, ...Object.values(sortedAs), ...Object.keys(kind.list.relations ?? {})]
    return [[kind.collection, [...new Set(all)]] as const]
  }),
)

/** The tags of the lists in which a changed record appears, disappears or may move. */
export function listTagsOf(collection: string, before?: Row, after?: Row): string[] {
  const fields = LISTED.get(collection)
  if (!fields) return []
  const [was, is] = [publicRow(before), publicRow(after)]
  const positions = collection === 'listings' ? pricePositionTags(was, is) : []
  return [...changeTags(collection, fields, was, is), ...positions]
}

const publicRow = (row: Row | undefined) => (isPublic(row) ? row : undefined)

function changeTags(collection: string, fields: string[], was?: Row, is?: Row): string[] {
  if (!was || !is) return [was, is].flatMap((row) => (row ? membership(collection, row) : []))
  const changed = fields.filter((field) => !isSame(was[field], is[field]))
  const relation = aboveOf(collection)?.field
  if (relation === undefined) return changed.map((field) => byTag(collection, field))
  if (changed.includes(relation)) {
    const parts = [was, is].map((row) => listTag(partOf(collection, row)))
    return [...parts, ...changed.map((field) => byTag(collection, field))]
  }
  const scopes = [collection, partOf(collection, is)]
  return scopes.flatMap((scope) => changed.map((field) => byTag(scope, field)))
}

/** A record that appears or disappears affects every list of its collection and of its part. */
function membership(collection: string, row: Row): string[] {
  const parts = aboveOf(collection) === undefined ? [] : [listTag(partOf(collection, row))]
  return [listTag(collection), ...parts]
}

function partOf(collection: string, row: Row): string {
  const relation = aboveOf(collection)?.field ?? ''
  return scopeOf(collection, relation, row[relation])
}

/** The price position of a listing that is for sale, before and after. */
function pricePositionTags(was?: Row, is?: Row): string[] {
  const positions = [was, is].map(pricePositionOf)
  if (isSame(positions[0], positions[1])) return []
  return positions.flatMap((position) =>
    position ? position.scopes.flatMap((scope) => priceTags(scope, position.price)) : [],
  )
}

function pricePositionOf(row: Row | undefined) {
  if (!row || row.status === 'sold') return undefined
  const price = typeof row.price === 'number' ? row.price : null
  return { scopes: ['listings', partOf('listings', row)], price }
}
