import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload } from 'payload'
import { COLLECTIONS, GLOBALS } from '../delivery/addresses.ts'
import type { DeliveryContext, Doc } from '../delivery/context.ts'
import { recordPath } from '../delivery/paths.ts'
import { readBySlug, readGlobal } from '../delivery/records.ts'

/** Reads what everybody may read, as the token of the site does. */
export async function publicContext(payload: Payload): Promise<DeliveryContext> {
  const token = { id: 0, name: 'Share pictures', createdAt: '', updatedAt: '' }
  const user = { ...token, scope: 'published', collection: 'delivery-tokens' } as const
  const req = await createLocalReq({ user }, payload)
  return { req, endpoint: 'published', isSite: true, tags: new Set(), globals: new Map() }
}

/** The record whose page is at a path; null if there is no such page. */
export async function findPage(context: DeliveryContext, path: string): Promise<Doc | null> {
  const global = globalAt(path)
  if (global) return readGlobal(context, global)
  const collection = collectionAt(path)
  const doc = collection && (await readBySlug(context, collection, path.split('/').at(-1) ?? ''))
  if (!doc || !collection) return null
  // A listing below another category has its page elsewhere.
  return (await recordPath(context, collection, doc)) === path ? doc : null
}

function globalAt(path: string): GlobalSlug | undefined {
  return GLOBALS.find(([, at]) => at === path)?.[0]
}

function collectionAt(path: string): CollectionSlug | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (/^\/real-estate\/[^/]+$/.test(parent)) return 'listings'
  if (parent === '/real-estate') return 'real-estate-categories'
  return COLLECTIONS.find(([, at]) => at === parent)?.[0]
}
