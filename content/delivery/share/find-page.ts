import { createLocalReq, type Payload } from 'payload'
import { pageAt } from '../../kinds/paths.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { recordPath } from '../paths.ts'
import { readBySlug, readGlobal } from '../records.ts'

/** Reads public content, as the token of the site does. */
export async function publicContext(payload: Payload): Promise<DeliveryContext> {
  const token = { id: 0, name: 'Share pictures', createdAt: '', updatedAt: '' }
  const user = { ...token, scope: 'published', collection: 'delivery-tokens' } as const
  const req = await createLocalReq({ user }, payload)
  return { req, endpoint: 'published', isSite: true, tags: new Set(), globals: new Map() }
}

/** The record whose page is at a path; null if there is no such page. */
export async function findPage(context: DeliveryContext, path: string): Promise<Doc | null> {
  const page = pageAt(path)
  if (!page) return null
  if ('global' in page) return readGlobal(context, page.global)
  const doc = await readBySlug(context, page.collection, page.slug)
  // A listing below another category has its page elsewhere.
  return (await recordPath(context, page.collection, doc)) === path ? doc : null
}
