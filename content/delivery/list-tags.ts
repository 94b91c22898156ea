import type { Where } from 'payload'
import { aboveOf } from '../kinds/table.ts'
import type { DeliveryContext } from './context.ts'

/** The dependencies of a list besides the records in it. */
type List = {
  /** The fields that it is filtered and sorted by. */
  fields: readonly string[]
  where: readonly Where[]
}

/** The tag for records that appear in or disappear from a list. */
export function listTag(scope: string): string {
  return `${scope}:list`
}

/** The tag for records in which this field changes. */
export function byTag(scope: string, field: string): string {
  return `${scope}:by=${field}`
}

/** The part of a collection whose records refer to one other record: the listings of a category. */
export function scopeOf(collection: string, relation: string, id: unknown): string {
  return `${collection}/${relation}=${id}`
}

/**
 * Tags the response with the dependencies of the list, within the narrowest scope that contains it.
 */
export function tagList(
  context: DeliveryContext,
  collection: string,
  { fields, where }: List,
): void {
  const relation = aboveOf(collection)?.field
  const ids = relation === undefined ? undefined : idsIn(where, relation)
  const scopes = ids?.map((id) => scopeOf(collection, relation ?? '', id)) ?? [collection]
  const others = fields.filter((field) => !ids || field !== relation)
  for (const scope of scopes) {
    context.tags.add(listTag(scope))
    for (const field of others) context.tags.add(byTag(scope, field))
  }
}

/** The ids that a list is limited to; undefined when it is not limited by this relation. */
function idsIn(where: readonly Where[], relation: string): unknown[] | undefined {
  for (const condition of where) {
    const { in: ids, equals } = toOperators(condition[relation])
    if (Array.isArray(ids)) return ids
    if (equals !== undefined) return [equals]
  }
  return undefined
}

function toOperators(value: unknown): { in?: unknown; equals?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}
