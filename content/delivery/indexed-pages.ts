import type { CollectionSlug, GlobalSlug } from 'payload'
import { fileUrl } from '../media/responsive-image.ts'
import { COLLECTIONS, GLOBALS } from './addresses.ts'
import { asDoc, asText, type DeliveryContext, type Doc, type IndexedPage } from './context.ts'
import { pictureOf } from './indexed-picture.ts'
import { readIndexedRows } from './indexed-rows.ts'
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
  const [globals, pages, categories, listings] = await Promise.all([
    Promise.all(GLOBALS.map(([slug, path]) => globalPage(context, slug, path))),
    Promise.all(COLLECTIONS.map(([slug, parent]) => pagesBelow(context, slug, parent))),
    readIndexedRows(context, 'real-estate-categories'),
    readIndexedRows(context, 'listings'),
  ])
  const parents = new Map(categories.map(({ id, slug }) => [id, asText(slug)]))
  const below = listings.flatMap((row) => {
    const parent = parents.get(row.category)
    return parent ? pageOf(row, `/real-estate/${parent}`) : []
  })
  const above = categories.flatMap((row) => pageOf(row, '/real-estate'))
  return [...globals, ...pages, above, below].flat()
}

async function globalPage(context: DeliveryContext, slug: GlobalSlug, path: string) {
  const doc = await readGlobal(context, slug)
  if (!doc) return []
  const { title, description, noIndex } = asDoc(doc.seo)
  const picture = await sharePicture(context, doc)
  const row = { ...doc, ...picture, seoTitle: title, seoDescription: description, noIndex }
  const { createdAt, updatedAt } = doc
  return isHidden(row)
    ? []
    : [{ ...aboutPage({ ...row, id: slug, title: doc.title, createdAt, updatedAt }), path }]
}

async function pagesBelow(context: DeliveryContext, slug: CollectionSlug, parent: string) {
  return (await readIndexedRows(context, slug)).flatMap((row) => pageOf(row, parent))
}

function pageOf(row: Doc, parent: string): IndexedPage[] {
  const slug = asText(row.slug)
  return slug && !isHidden(row) ? [{ ...aboutPage(row), path: `${parent}/${slug}` }] : []
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
