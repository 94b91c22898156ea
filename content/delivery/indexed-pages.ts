import { sql } from '@payloadcms/db-sqlite'
import { pathOfGlobal, placeRows } from '../kinds/paths.ts'
import {
  COLLECTION_PAGES,
  GLOBAL_PAGES,
  type PageCollection,
  type PageGlobal,
  pageGlobals,
} from '../kinds/table.ts'
import { fileUrl, type Picture } from '../media/responsive-image.ts'
import { tableOf } from '../overview/references/tables.ts'
import { asDoc, asText, type Doc } from '../payload/doc.ts'
import type { DeliveryContext, IndexedPage } from './context.ts'
import { withFigures } from './figures.ts'
import { readPageRows } from './page-rows.ts'
import { readGlobal } from './records.ts'
import { plainTitle } from './schema/seo.ts'
import { sharePicture } from './schema/share-picture.ts'

/**
 * The pages that this endpoint shows and that are not hidden from search engines; read once for a
 * request. The response depends on every page, so it has one tag for all of them.
 */
export function indexedPagesOf(context: DeliveryContext): Promise<IndexedPage[]> {
  context.tags.add('indexed-pages')
  context.indexed ??= readIndexedPages(context)
  return context.indexed
}

async function readIndexedPages(context: DeliveryContext): Promise<IndexedPage[]> {
  const [globals, records] = await Promise.all([
    Promise.all(
      pageGlobals
        .filter((slug) => GLOBAL_PAGES[slug].found.inSitemap)
        .map((slug) => globalPage(context, slug)),
    ),
    placeRows((collection) => readDescribedRows(context, collection)),
  ])
  const pages = records.filter(
    ({ row, collection }) => COLLECTION_PAGES[collection].found.inSitemap && !isHidden(row),
  )
  const found = [...globals.flat(), ...pages.map(({ row, path }) => ({ ...aboutPage(row), path }))]
  return Promise.all(
    found.map(async (page) => ({
      ...page,
      description: await withFigures(context, page.description),
    })),
  )
}

async function globalPage(context: DeliveryContext, slug: PageGlobal) {
  const doc = await readGlobal(context, slug)
  if (!doc) return []
  const { title, description, noIndex } = asDoc(doc.seo)
  const picture = await sharePicture(context, doc)
  const row = { ...doc, ...picture, seoTitle: title, seoDescription: description, noIndex }
  const { createdAt, updatedAt } = doc
  if (isHidden(row)) return []
  const about = aboutPage({ ...row, id: slug, title: doc.title, createdAt, updatedAt })
  return [{ ...about, path: pathOfGlobal(slug) }]
}

/** The data of a collection's records for search engines, each with its picture. */
function readDescribedRows(context: DeliveryContext, collection: PageCollection) {
  const { description, picture, pictures } = COLLECTION_PAGES[collection].described
  const media = sql.identifier(tableOf(context.req.payload, 'media'))
  return readPageRows(context, collection, ({ name, isPreview, column }) => {
    const first = pictures
      ? sql`(SELECT linked.media_id FROM ${sql.identifier(`${name}_rels`)} AS linked
          WHERE linked.parent_id = record.id AND linked.path = ${isPreview ? `version.${pictures}` : pictures}
          ORDER BY linked.${sql.identifier('order')} LIMIT 1)`
      : sql`NULL`
    const own = picture ? sql`record.${column(`${picture}Id`)}` : sql`NULL`
    return {
      columns: sql`, words.${column('title')} AS title, words.${column('seoTitle')} AS "seoTitle",
        words.${column('seoDescription')} AS "seoDescription",
        ${description ? sql`words.${column(description)}` : sql`NULL`} AS description,
        record.${column('seoNoIndex')} AS "noIndex",
        record.${column('createdAt')} AS "createdAt", record.${column('updatedAt')} AS "updatedAt",
        media.filename AS filename, media.mime_type AS "mimeType", media.width AS width,
        media.height AS height, media.focal_x AS "focalX", media.focal_y AS "focalY"`,
      join: sql`LEFT JOIN ${media} AS media
        ON media.id = COALESCE(record.${column('seoImageId')}, ${own}, ${first})
        AND media.deleted_at IS NULL`,
    }
  })
}

/** PostgreSQL has booleans, SQLite stores 1 and 0. */
function isHidden({ noIndex }: Doc) {
  return noIndex === true || noIndex === 1
}

function aboutPage(row: Doc): Omit<IndexedPage, 'path'> {
  const { id, seoTitle, seoDescription, description, createdAt, updatedAt } = row
  const picture = pictureOf(row)
  return {
    id: String(id),
    title: asText(seoTitle) ?? plainTitle(row) ?? null,
    description: asText(seoDescription) ?? asText(description) ?? null,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    image: picture.filename ? fileUrl(picture) : null,
  }
}

/** The two databases write times in two ways. */
function isoTime(value: unknown) {
  return (value instanceof Date ? value : new Date(String(value))).toISOString()
}

/** The picture in a row. PostgreSQL answers numbers that may have decimals as texts. */
function pictureOf({ filename, mimeType, ...row }: Doc): Picture {
  return {
    filename: asText(filename) ?? null,
    mimeType: asText(mimeType) ?? null,
    width: numberIn(row.width),
    height: numberIn(row.height),
    focalX: numberIn(row.focalX),
    focalY: numberIn(row.focalY),
  }
}

function numberIn(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value)
}
