import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { findUses, type Use } from '../../overview/references/uses.ts'
import { isPublisher } from '../../payload/access.ts'
import { publicPath } from '../../publish/public-path.ts'
import { readRow } from '../bin/marks.ts'

/** A record that stays: others use it, or (without uses) the editor may not delete it. */
type Kept = { id: number; title: string; uses: Use[] }

/** The effects of moving some records to the bin. */
export type WhatGoes = {
  /** The records that would be moved, and the amount of data that is moved with them. */
  ids: number[]
  versions: number
  comments: number
  kept: Kept[]
  /** Whether the editor may delete a record although others refer to it. */
  mayTakeOut: boolean
  /** The public address of the only record. */
  address: string | null
}

type Known = { id: number; title: string }

/** The effects of moving these records of a collection to the bin, by the rules that the service applies. */
export async function whatGoes(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<WhatGoes> {
  const records = await findRecords(req, collection, ids)
  const allowed = await allowedIds(req, collection, ids)
  const usesById = new Map<number, Use[]>()
  for (const id of allowed) usesById.set(id, await findUses(req, { collection, id }))
  const going = goingTogether(collection, allowed, usesById)
  const stays = records.filter(({ id }) => !going.has(id))
  return {
    ...(await countsOf(req, collection, [...going], ids)),
    kept: stays.map((record) => ({ ...record, uses: usesById.get(record.id) ?? [] })),
    address: ids.length === 1 ? await addressOf(req, collection, records[0]?.id) : null,
  }
}

/** What goes with the records; if none goes, it is counted of those that were asked for. */
export async function countsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
  asked: number[] = [],
): Promise<Omit<WhatGoes, 'address' | 'kept'>> {
  const counted = ids.length > 0 ? ids : asked
  return {
    ids,
    versions: await countVersions(req, collection, counted),
    comments: await countComments(req, collection, counted),
    mayTakeOut: isPublisher({ req }),
  }
}

async function addressOf(req: PayloadRequest, collection: CollectionSlug, id: number | undefined) {
  if (id === undefined) return null
  const row = await readRow(req, { collection, id })
  return (await publicPath(req, collection, row)) ?? null
}

/**
 * Records that only others of the selection use are deleted with them; records that a remaining one
 * uses remain too.
 */
export function goingTogether(
  collection: string,
  ids: number[],
  usesById: ReadonlyMap<number, readonly Pick<Use, 'path'>[]>,
): Set<number> {
  const going = new Map(ids.map((id) => [`/collections/${collection}/${id}`, id]))
  for (let before = -1; before !== going.size; ) {
    before = going.size
    for (const [path, id] of going) {
      const uses = usesById.get(id) ?? []
      if (!uses.every((use) => going.has(use.path))) going.delete(path)
    }
  }
  return new Set(going.values())
}

export async function findRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<Known[]> {
  const { admin } = req.payload.collections[collection].config
  const where = { id: { in: ids } }
  const options = { pagination: false, draft: true, depth: 0, overrideAccess: false } as const
  const { docs } = await req.payload.find({ collection, where, ...options, req })
  return docs.map((doc) => {
    const fields: Record<string, unknown> = { ...doc }
    const title = fields[admin.useAsTitle ?? 'id']
    return { id: Number(fields.id), title: typeof title === 'string' ? title : `${fields.id}` }
  })
}

/** Those that the account may delete: editors may not delete what is public. */
export async function allowedIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<number[]> {
  const access = await req.payload.collections[collection].config.access.delete({ req })
  if (access === false) return []
  const own: Where = { id: { in: ids }, deletedAt: { exists: false } }
  const where = access === true ? own : { and: [own, access] }
  // The default sort by title would need a locale.
  const query = { collection, where, sort: 'id', pagination: false, limit: 0, req }
  return (await req.payload.db.find<Known>(query)).docs.map(({ id }) => id)
}

async function countVersions(req: PayloadRequest, collection: CollectionSlug, ids: number[]) {
  if (!req.payload.collections[collection].config.versions) return 0
  const where = { parent: { in: ids } }
  return (await req.payload.db.countVersions({ collection, where, req })).totalDocs
}

async function countComments(req: PayloadRequest, collection: CollectionSlug, ids: number[]) {
  const where = { record: { in: ids.map((id) => `${collection}:${id}`) } }
  return (await req.payload.db.count({ collection: 'comments', where, req })).totalDocs
}
