import { sql } from '@payloadcms/db-sqlite'
import { aboveOf, type PageCollection } from '../kinds/table.ts'
import { tableOf, versionsOf } from '../overview/references/tables.ts'
import { readRows } from '../payload/database/read-rows.ts'
import { asDoc, type Doc } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import { snakeCase } from './schema/names.ts'

type SQL = ReturnType<typeof sql>

/** The table of a collection, and its columns by the names of their fields. */
type Table = { name: string; isPreview: boolean; column: (field: string) => SQL }

/** Further columns of the rows, and the tables that they are joined from. */
type More = (table: Table) => { columns: SQL; join: SQL }

/**
 * The records of a collection that this endpoint shows, without their content: one row for each, with
 * its `id`, its `slug` and the id of the record `above` it.
 */
export async function readPageRows(
  { endpoint, req }: DeliveryContext,
  collection: PageCollection,
  more: More = () => ({ columns: sql``, join: sql`` }),
): Promise<Doc[]> {
  const { payload } = req
  const isPreview = endpoint === 'preview'
  const name = (isPreview ? versionsOf : tableOf)(payload, collection)
  const column = (field: string) =>
    sql`${sql.identifier(`${isPreview ? 'version_' : ''}${snakeCase(field)}`)}`
  const relation = aboveOf(collection)?.field
  const { columns, join } = more({ name, isPreview, column })
  // PostgreSQL has booleans, SQLite stores 1 and 0.
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  const rows = await readRows(
    req,
    sql`SELECT ${isPreview ? sql`record.parent_id` : sql`record.id`} AS id,
      words.${column('slug')} AS slug,
      ${relation ? sql`record.${column(`${relation}Id`)}` : sql`NULL`} AS above ${columns}
    FROM ${sql.identifier(name)} AS record
    JOIN ${sql.identifier(`${name}_locales`)} AS words
      ON words._parent_id = record.id AND words._locale = ${localeOf(req)} ${join}
    WHERE ${isPreview ? latest : sql`record._status = 'published'`}
      AND record.${column('deletedAt')} IS NULL`,
  )
  return rows.map(asDoc)
}

/** The language of a request. */
function localeOf({ locale, payload }: DeliveryContext['req']) {
  const { localization } = payload.config
  return locale ?? (localization ? localization.defaultLocale : 'en')
}
