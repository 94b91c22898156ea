import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug } from 'payload'
import { readRows } from '../database/read-rows.ts'
import { tableOf, versionsOf } from '../references/tables.ts'
import { localeOf } from './addresses.ts'
import { asDoc, type DeliveryContext, type Doc } from './context.ts'

/** Where a collection has its own description and pictures, besides those for search engines. */
type Columns = { hasDescription?: boolean; picture?: string; pictures?: string }

const COLUMNS: Partial<Record<CollectionSlug, Columns>> = {
  experiences: { hasDescription: true, picture: 'featured_image_id' },
  galleries: { pictures: 'images' },
  'real-estate-categories': { hasDescription: true, picture: 'featured_image_id' },
  listings: { hasDescription: true, picture: 'thumbnail_id', pictures: 'pictures' },
}

/**
 * What search engines learn of the records of a collection: one row for each that this endpoint
 * shows, with its picture, and without its content.
 */
export async function readIndexedRows(
  context: DeliveryContext,
  collection: CollectionSlug,
): Promise<Doc[]> {
  return (await readRows(context.req, statement(context, collection))).map(asDoc)
}

function statement({ endpoint, req }: DeliveryContext, collection: CollectionSlug) {
  const { payload } = req
  const isPreview = endpoint === 'preview'
  const name = (isPreview ? versionsOf : tableOf)(payload, collection)
  const column = (text: string) => sql.identifier(isPreview ? `version_${text}` : text)
  const { hasDescription = false, picture, pictures } = COLUMNS[collection] ?? {}
  const first = pictures
    ? sql`(SELECT linked.media_id FROM ${sql.identifier(`${name}_rels`)} AS linked
        WHERE linked.parent_id = record.id AND linked.path = ${isPreview ? `version.${pictures}` : pictures}
        ORDER BY linked.${sql.identifier('order')} LIMIT 1)`
    : sql`NULL`
  const own = picture ? sql`record.${column(picture)}` : sql`NULL`
  const category = collection === 'listings' ? sql`record.${column('category_id')}` : sql`NULL`
  // PostgreSQL has booleans, SQLite stores 1 and 0.
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  return sql`
    SELECT ${isPreview ? sql`record.parent_id` : sql`record.id`} AS id,
      words.${column('slug')} AS slug, ${category} AS category,
      words.${column('title')} AS title, words.${column('seo_title')} AS "seoTitle",
      words.${column('seo_description')} AS "seoDescription",
      ${hasDescription ? sql`words.${column('description')}` : sql`NULL`} AS description,
      record.${column('seo_no_index')} AS "noIndex",
      record.${column('created_at')} AS "createdAt", record.${column('updated_at')} AS "updatedAt",
      media.filename AS filename, media.mime_type AS "mimeType", media.width AS width,
      media.height AS height, media.focal_x AS "focalX", media.focal_y AS "focalY"
    FROM ${sql.identifier(name)} AS record
    JOIN ${sql.identifier(`${name}_locales`)} AS words
      ON words._parent_id = record.id AND words._locale = ${localeOf(req)}
    LEFT JOIN ${sql.identifier(tableOf(payload, 'media'))} AS media
      ON media.id = COALESCE(record.${column('seo_image_id')}, ${own}, ${first})
    WHERE ${isPreview ? latest : sql`record._status = 'published'`}`
}
