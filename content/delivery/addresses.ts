import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { readRows } from '../database/read-rows.ts'
import { tableOf, versionsOf } from '../references/tables.ts'
import { asDoc, asText, type DeliveryContext } from './context.ts'
import { readGlobal } from './records.ts'

/** The parts of an address: a record with its slug, and the category that a listing is below. */
type Row = { id: string; slug: string; category: string }

/** The globals that are pages, with their paths. */
export const GLOBALS: [GlobalSlug, string][] = [
  ['home', '/'],
  ['map', '/map'],
  ['real-estate-overview', '/real-estate'],
]

/** The collections with pages below one path. */
export const COLLECTIONS: [CollectionSlug, string][] = [
  ['pages', ''],
  ['experiences', '/experiences'],
  ['galleries', '/gallery'],
]

/**
 * The paths of all pages that this endpoint shows, read once for a request. Ten thousand listings are
 * read as rows, without their content. The response depends on every address: any address tag
 * (`…:address`) invalidates it.
 */
export function addressesOf(context: DeliveryContext): Promise<string[]> {
  context.tags.add('addresses')
  context.addresses ??= readAddresses(context)
  return context.addresses
}

async function readAddresses(context: DeliveryContext): Promise<string[]> {
  const [globals, pages, categories, listings] = await Promise.all([
    Promise.all(GLOBALS.map(([slug, path]) => globalPath(context, slug, path))),
    Promise.all(COLLECTIONS.map(([slug, parent]) => pathsBelow(context, slug, parent))),
    rowsOf(context, 'real-estate-categories'),
    rowsOf(context, 'listings'),
  ])
  const parents = new Map(categories.map(({ id, slug }) => [id, `/real-estate/${slug}`]))
  const below = listings.flatMap(({ category, slug }) => {
    const parent = parents.get(category)
    return parent ? [`${parent}/${slug}`] : []
  })
  return [...globals.flat(), ...pages.flat(), ...parents.values(), ...below]
}

async function globalPath(context: DeliveryContext, slug: GlobalSlug, path: string) {
  return (await readGlobal(context, slug)) ? [path] : []
}

async function pathsBelow(context: DeliveryContext, collection: CollectionSlug, parent: string) {
  return (await rowsOf(context, collection)).map(({ slug }) => `${parent}/${slug}`)
}

async function rowsOf(context: DeliveryContext, collection: CollectionSlug): Promise<Row[]> {
  const rows = await readRows(context.req, statement(context, collection))
  return rows.flatMap((row) => {
    const { id, slug, category } = asDoc(row)
    const own = asText(slug)
    return own ? [{ id: String(id), slug: own, category: String(category) }] : []
  })
}

function statement({ endpoint, req }: DeliveryContext, collection: CollectionSlug) {
  const { payload } = req
  const isPreview = endpoint === 'preview'
  const name = (isPreview ? versionsOf : tableOf)(payload, collection)
  const column = (text: string) => sql.identifier(isPreview ? `version_${text}` : text)
  const id = isPreview ? sql`record.parent_id` : sql`record.id`
  const category = collection === 'listings' ? sql`record.${column('category_id')}` : sql`NULL`
  // PostgreSQL has booleans, SQLite stores 1 and 0.
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  return sql`
    SELECT ${id} AS id, words.${column('slug')} AS slug, ${category} AS category
    FROM ${sql.identifier(name)} AS record
    JOIN ${sql.identifier(`${name}_locales`)} AS words
      ON words._parent_id = record.id AND words._locale = ${localeOf(req)}
    WHERE ${isPreview ? latest : sql`record._status = 'published'`}`
}

/** The language of a request. */
export function localeOf({ locale, payload }: DeliveryContext['req']) {
  const { localization } = payload.config
  return locale ?? (localization ? localization.defaultLocale : 'en')
}
