import type { CollectionSlug, Where } from 'payload'
import type { ListOptions } from '../kinds/kind.ts'
import { asDoc, asDocs, asText } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import type { FactCondition } from './facts/conditions.ts'
import { readBySlug } from './records.ts'

/** The `filter` argument of a list, by field name. */
export type ListFilter = Record<string, unknown>

const MAX_WORDS = 8

/** The conditions of a filter on fields; undefined when no record can match. */
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
  const relatedWhere = related.flatMap((where) => where ?? [])
  return [...numbers, ...choices, ...filled, ...relatedWhere, ...words]
}

/** The conditions of a filter on facts, in lists that have them. */
export function factConditions({ facts }: ListOptions, filter: ListFilter): FactCondition[] {
  if (!facts) return []
  return asDocs(filter.facts).map(({ key, is }) => ({ key: `${key}`, is: `${is}` }))
}

/** The fields of the model that a filter depends on. */
export function filteredFields(list: ListOptions, filter: ListFilter): readonly string[] {
  const given = Object.keys(filter).filter((name) => filter[name] !== null)
  return given.flatMap((name) => {
    if (name === 'facts') return list.facts ?? []
    return name === 'text' ? list.searched : [name]
  })
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
  return Object.entries(OPERATORS).flatMap(([key, operator]) => {
    const value = filter[key]
    return value === undefined || value === null ? [] : [{ [name]: { [operator]: value } }]
  })
}

function whereChoice(name: string, filter: Record<string, unknown>): Where[] {
  const values = valuesOf(filter)
  return values ? [{ [name]: { in: values } }] : []
}

/** An empty text counts as missing. */
function whereFilled(name: string, { exists }: Record<string, unknown>): Where[] {
  if (typeof exists !== 'boolean') return []
  if (exists) return [{ [name]: { exists } }, { [name]: { not_equals: '' } }]
  return [{ or: [{ [name]: { exists } }, { [name]: { equals: '' } }] }]
}

/** Resolves the slugs of related records to ids, as visible at this endpoint. */
async function whereRelated(
  context: DeliveryContext,
  name: string,
  collection: CollectionSlug,
  filter: Record<string, unknown>,
): Promise<Where[] | undefined> {
  const slugs = valuesOf(filter)
  if (!slugs) return []
  const records = await Promise.all(
    slugs.map((slug) => readBySlug(context, collection, String(slug))),
  )
  const ids = records.flatMap((record) => (record ? [record.id] : []))
  return ids.length > 0 ? [{ [name]: { in: ids } }] : undefined
}

/** The values allowed by both `eq` and `in`; undefined when neither is given. */
function valuesOf({ eq, in: many }: Record<string, unknown>): unknown[] | undefined {
  const lists = [eq === undefined || eq === null ? undefined : [eq], many]
  const given = lists.filter((list) => Array.isArray(list))
  if (given.length === 0) return undefined
  return given.reduce((one, other) => one.filter((value) => other.includes(value)))
}

/** Every word must occur in at least one of the fields. */
function whereWords(fields: readonly string[], text: string | undefined): Where[] {
  const words = (text ?? '').split(/[\s%_\p{Cc}]+/u).filter(Boolean)
  return words.slice(0, MAX_WORDS).map((word) => ({
    or: fields.flatMap((name) => casesOf(word).map((one) => ({ [name]: { contains: one } }))),
  }))
}

/** SQLite’s LIKE ignores case for ASCII only; other words are searched in their usual spellings. */
function casesOf(word: string): string[] {
  if (/^[ -~]*$/.test(word)) return [word]
  const small = word.toLowerCase()
  const capital = small.replace(/^./u, (letter) => letter.toUpperCase())
  return [...new Set([word, small, capital, word.toUpperCase()])]
}
