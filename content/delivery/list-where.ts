import type { CollectionSlug, Where } from 'payload'
import { asDoc, asText, type DeliveryContext } from './context.ts'
import { readBySlug } from './records.ts'
import type { ListOptions } from './schema/kinds.ts'

/** A filter as it was asked for, each part under the name of its field. */
export type ListFilter = Record<string, unknown>

const MOST_WORDS = 8

/** The conditions of a filter; nothing when no record can meet them. */
export async function whereOf(
  context: DeliveryContext,
  list: ListOptions,
  filter: ListFilter,
): Promise<Where[] | undefined> {
  const numbers = (list.numbers ?? []).flatMap((name) => whereNumber(name, asDoc(filter[name])))
  const choices = (list.choices ?? []).flatMap((name) => whereChoice(name, asDoc(filter[name])))
  const filled = (list.filled ?? []).flatMap((name) => whereFilled(name, asDoc(filter[name])))
  const relations = Object.entries(list.relations ?? {}).map(([name, collection]) =>
    whereRelated(context, name, collection, asDoc(filter[name])),
  )
  const related = await Promise.all(relations)
  if (related.some((where) => where === undefined)) return undefined
  const words = whereWords(list.searched, asText(asDoc(filter.text).matches))
  return [...numbers, ...choices, ...filled, ...related.flatMap((where) => where ?? []), ...words]
}

const OPERATORS = {
  eq: 'equals',
  gt: 'greater_than',
  gte: 'greater_than_equal',
  lt: 'less_than',
  lte: 'less_than_equal',
  exists: 'exists',
} as const

function whereNumber(name: string, filter: Record<string, unknown>): Where[] {
  return Object.entries(OPERATORS).flatMap(([asked, operator]) => {
    const value = filter[asked]
    return value === undefined || value === null ? [] : [{ [name]: { [operator]: value } }]
  })
}

function whereChoice(name: string, filter: Record<string, unknown>): Where[] {
  const wanted = wantedOf(filter)
  return wanted ? [{ [name]: { in: wanted } }] : []
}

/** An empty text is none. */
function whereFilled(name: string, { exists }: Record<string, unknown>): Where[] {
  if (typeof exists !== 'boolean') return []
  if (exists) return [{ [name]: { exists } }, { [name]: { not_equals: '' } }]
  return [{ or: [{ [name]: { exists } }, { [name]: { equals: '' } }] }]
}

/** Records are found by the slug of the one they belong to, as it is seen at this endpoint. */
async function whereRelated(
  context: DeliveryContext,
  name: string,
  collection: CollectionSlug,
  filter: Record<string, unknown>,
): Promise<Where[] | undefined> {
  const slugs = wantedOf(filter)
  if (!slugs) return []
  const found = await Promise.all(
    slugs.map((slug) => readBySlug(context, collection, String(slug))),
  )
  const ids = found.flatMap((record) => (record ? [record.id] : []))
  return ids.length > 0 ? [{ [name]: { in: ids } }] : undefined
}

function wantedOf({ eq, in: many }: Record<string, unknown>): unknown[] | undefined {
  const lists = [eq === undefined || eq === null ? undefined : [eq], many]
  const given = lists.filter((list) => Array.isArray(list))
  if (given.length === 0) return undefined
  return given.reduce((one, other) => one.filter((value) => other.includes(value)))
}

/** Each word stands somewhere in one of the texts. */
function whereWords(fields: string[], text: string | undefined): Where[] {
  const words = (text ?? '').split(/[\s%_\p{Cc}]+/u).filter(Boolean)
  return words.slice(0, MOST_WORDS).map((word) => ({
    or: fields.flatMap((name) => casesOf(word).map((one) => ({ [name]: { contains: one } }))),
  }))
}

/** SQLite knows capitals of plain Latin letters only: of others, the usual ways to write a word. */
function casesOf(word: string): string[] {
  if (/^[ -~]*$/.test(word)) return [word]
  const small = word.toLowerCase()
  const capital = small.replace(/^./u, (letter) => letter.toUpperCase())
  return [...new Set([word, small, capital, word.toUpperCase()])]
}
