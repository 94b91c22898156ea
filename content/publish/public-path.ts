import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isObject } from '../references/target.ts'
import { isPublic, type Row, slugsOf } from './tags.ts'

type Parents = Partial<Record<CollectionSlug, string>>
type Known = Row & { id: number }

const PARENTS: Parents = {
  pages: '',
  experiences: '/experiences',
  galleries: '/gallery',
  'real-estate-categories': '/real-estate',
}

/** Where the public finds a record; nothing where it does not. */
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

async function categoryPath(req: PayloadRequest, category: unknown): Promise<string | undefined> {
  // A record that is deleted comes with what it referred to.
  const id = isObject(category) ? category.id : category
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const collection = 'real-estate-categories'
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Known>({ collection, where, req })
  return publicPath(req, collection, row ?? undefined)
}

/** Where the public found a record that it does not see now; nothing where it never did. */
export async function lastPublicPath(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id }: Row,
): Promise<string | undefined> {
  if (!req.payload.collections[collection].config.versions) return undefined
  const where: Where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
  const wanted = { collection, where, sort: '-id', limit: 2, pagination: false, req }
  const { docs } = await req.payload.db.findVersions<Known>(wanted)
  // The newest is the one that is being published.
  const path = await publicPath(req, collection, docs[1]?.version)
  return path && !(await isTaken(req, collection, docs[1]?.version.slug)) ? path : undefined
}

/** Whether the public finds another record under this slug by now. */
async function isTaken(req: PayloadRequest, collection: CollectionSlug, slug: unknown) {
  const [own] = slugsOf(slug)
  const where: Where = { slug: { equals: own }, _status: { equals: 'published' } }
  const found = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  return found.docs.length > 0
}
