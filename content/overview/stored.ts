import type { CollectionSlug, GlobalSlug, JsonObject, PayloadRequest, Where } from 'payload'
import { globalOf, isCollection, type Kind } from './kinds.ts'

/** A record as stored: its public row, and its newest version, which may be a draft. */
export type Stored = { record: number; main: JsonObject; newest: JsonObject; stamp: string }

type Version = { id: number | string; parent?: unknown; updatedAt: string; version: JsonObject }

/** Reads these records of a kind; those that are gone or in the bin are missing in the result. */
export async function readStored(
  req: PayloadRequest,
  kind: Kind,
  records: readonly number[],
): Promise<Stored[]> {
  const slug = globalOf(kind)
  if (slug !== undefined) return isGlobal(req, slug) ? readGlobal(req, slug) : []
  return isCollection(kind) ? readRecords(req, kind, records) : []
}

const all = { sort: 'id', pagination: false, limit: 0 } as const

async function readRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  records: readonly number[],
) {
  const { db, collections } = req.payload
  const where = { id: { in: [...records] }, deletedAt: { exists: false } }
  const { docs } = await db.find<JsonObject & { id: number }>({ collection, where, ...all, req })
  const hasDrafts = Boolean(collections[collection].config.versions?.drafts)
  const versions = hasDrafts ? await readVersions(req, collection, records) : new Map()
  return docs.map((main) => storedOf(main.id, main, versions.get(main.id)))
}

async function readVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  records: readonly number[],
) {
  const where: Where = { parent: { in: [...records] }, latest: { equals: true } }
  const { docs } = await req.payload.db.findVersions<JsonObject>({ collection, where, ...all, req })
  return new Map(docs.map((version: Version) => [Number(version.parent), version]))
}

async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Stored[]> {
  const { db } = req.payload
  const row = await db.findGlobal<JsonObject & { id: number }>({ slug, req })
  const where = { latest: { equals: true } }
  const { docs } = await db.findGlobalVersions<JsonObject>({ global: slug, where, ...all, req })
  const newest: Version | undefined = docs[0]
  const isSaved = newest !== undefined || (row && Object.keys(row).length > 0)
  return isSaved ? [storedOf(0, row ?? {}, newest)] : []
}

function storedOf(record: number, main: JsonObject, version: Version | undefined): Stored {
  const newest = version?.version ?? main
  const stamp = version ? stampOf(version.id, version.updatedAt) : stampOf('', main.updatedAt)
  return { record, main, newest, stamp }
}

/** Distinguishes one state of a record from all others. */
export function stampOf(version: unknown, updatedAt: unknown): string {
  const time = updatedAt instanceof Date ? updatedAt : new Date(String(updatedAt))
  return `${version ?? ''} ${Number.isNaN(time.getTime()) ? '' : time.toISOString()}`
}

function isGlobal({ payload }: PayloadRequest, slug: string): slug is GlobalSlug {
  return payload.config.globals.some((one) => one.slug === slug)
}
