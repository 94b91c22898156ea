import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isPublic, type Row } from './row.ts'
import { slugsOf } from './tags.ts'

type Parents = Partial<Record<CollectionSlug, string>>
type StoredRow = Row & { id: number }

const PARENTS: Parents = {
  pages: '',
  experiences: '/experiences',
  galleries: '/gallery',
  'real-estate-categories': '/real-estate',
}

/** The path of a published record; undefined when it is not published. */
export async function publicPath(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row | undefined,
): Promise<string | undefined> {
  const [slug] = slugsOf(row?.slug)
  if (!row || !slug || !isPublic(row)) return undefined
  const parent =
    collection === 'listings' ? await categoryPath(req, row.category) : PARENTS[collection]
  return parent === undefined ? undefined : `${parent}/${slug}`
}

async function categoryPath(req: PayloadRequest, id: unknown): Promise<string | undefined> {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const collection = 'real-estate-categories'
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<StoredRow>({ collection, where, req })
  return publicPath(req, collection, row ?? undefined)
}

/**
 * The last path of a record that is unpublished; undefined when it never had one, or it is in use.
 */
export async function lastPublicPath(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id }: Row,
): Promise<string | undefined> {
  if (!req.payload.collections[collection].config.versions) return undefined
  const where: Where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
  const query = { collection, where, sort: '-id', limit: 2, pagination: false, req }
  const { docs } = await req.payload.db.findVersions<StoredRow>(query)
  // The newest version is the one that is being published.
  const path = await publicPath(req, collection, docs[1]?.version)
  return path && !(await isTaken(req, collection, docs[1]?.version.slug)) ? path : undefined
}

/** Whether another published record uses this slug by now. */
async function isTaken(req: PayloadRequest, collection: CollectionSlug, slug: unknown) {
  const [own] = slugsOf(slug)
  const where: Where = { slug: { equals: own }, _status: { equals: 'published' } }
  const found = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  return found.docs.length > 0
}
