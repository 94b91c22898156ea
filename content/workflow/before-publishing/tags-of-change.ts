import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { isPublic, type Row } from '../../payload/row.ts'
import { tagsOf, tagsOfGlobal } from '../../publish/tags.ts'

type Stored = Row & { id: number }

/** The tags that publishing the newest version of a record will send. */
export async function tagsOfChange(req: PayloadRequest, target: Target): Promise<string[]> {
  if ('global' in target) {
    const slug = target.global
    const row = await req.payload.db.findGlobal<Stored>({ slug, req })
    const before = isPublic(row) ? row : undefined
    const newest = await readNewestGlobal(req, slug)
    return tagsOfGlobal(slug, before, { ...row, ...newest, _status: 'published' })
  }
  const { collection, id } = target
  const where = { id: { equals: id } }
  const before = (await req.payload.db.findOne<Stored>({ collection, where, req })) ?? undefined
  const newest = await readNewest(req, collection, id)
  const after = { ...before, ...newest, id, _status: 'published' }
  return tagsOf(collection, isPublic(before) ? before : undefined, after)
}

async function readNewest(req: PayloadRequest, collection: CollectionSlug, id: number) {
  if (!req.payload.collections[collection].config.versions) return {}
  const where = { parent: { equals: id } }
  const query = { collection, where, sort: '-updatedAt', limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findVersions<Stored>(query)
  return docs[0]?.version ?? {}
}

async function readNewestGlobal(req: PayloadRequest, global: GlobalSlug) {
  const { config } = req.payload.globals
  if (!config.find(({ slug }) => slug === global)?.versions) return {}
  const query = { global, sort: '-updatedAt', limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findGlobalVersions<Stored>(query)
  return docs[0]?.version ?? {}
}
