import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { pageAt, pathOfRecord } from '../kinds/paths.ts'
import { isPageCollection, nounOf } from '../kinds/table.ts'
import { isPublic, type Row } from '../payload/row.ts'
import { slugsOf } from './tags.ts'

type StoredRow = Row & { id: number }

/** The path of a published record; undefined when it is not published. */
export async function publicPath(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row | undefined,
): Promise<string | undefined> {
  const own = shown(row)
  if (!own || !isPageCollection(collection)) return undefined
  return pathOfRecord(collection, own, async (above, id) => {
    if (typeof id !== 'number' && typeof id !== 'string') return undefined
    const query = { collection: above, where: { id: { equals: id } }, req }
    return shown((await req.payload.db.findOne<StoredRow>(query)) ?? undefined)
  })
}

/** A row that is public, with the slug of one language. */
function shown(row: Row | undefined): Row | undefined {
  return row && isPublic(row) ? { ...row, slug: slugsOf(row.slug)[0] } : undefined
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

/** A description of the published record at a path (`The page “Spa”`), or undefined. */
export async function describePublicRecordAt(
  req: PayloadRequest,
  path: string,
): Promise<string | undefined> {
  const page = pageAt(path)
  if (!page || 'global' in page) return undefined
  const { collection, slug } = page
  const where = { slug: { equals: slug }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  const [doc] = docs
  const isThere = doc && (await publicPath(req, collection, { ...doc })) === path
  return isThere ? `The ${nounOf(collection)} “${doc.title}”` : undefined
}
