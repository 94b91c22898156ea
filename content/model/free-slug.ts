import { slugify } from '@belvedere/kit/slugify.ts'
import type { PayloadRequest, Where } from 'payload'
import { isPageCollection, nounOf, type PageCollection, pageCollections } from '../kinds/table.ts'

/** Maximum length of a slug in characters. */
export const MAX_SLUG = 80

/** Collections whose records have a slug: pages, and places on the map. */
export type Addressed = PageCollection | 'amenities'

export const addressed: readonly Addressed[] = [...pageCollections, 'amenities']

export function isAddressed(collection: string): collection is Addressed {
  return isPageCollection(collection) || collection === 'amenities'
}

/** The noun for one record of a collection: `category`. */
export function nounFor(collection: Addressed): string {
  return collection === 'amenities' ? 'amenity' : nounOf(collection)
}

type SlugRecord = { id: number; slug?: string | null; title?: string | null }

/** The scope in which a slug must be unique: a collection, without the record `ownId` itself. */
export type SlugScope = { req: PayloadRequest; collection: Addressed; ownId?: number | string }

/** The other record that has this slug, or undefined. */
export async function recordAt(slug: string, scope: SlugScope) {
  return (await findOthers(scope, { slug: { equals: slug } }))[0]
}

/** A slug made from a text that no other record has: `sea`, else `sea-2`, `sea-3` and so on. */
export async function freeSlug(text: string, scope: SlugScope) {
  const base = slugify(text, MAX_SLUG)
  if (!base || !(await recordAt(base, scope))) return base
  const near = await findOthers(scope, { slug: { contains: base.slice(0, MAX_SLUG - 10) } })
  const taken = new Set(near.map(({ slug }) => slug))
  let slug = base
  for (let i = 2; taken.has(slug); i++) slug = `${slugify(base, MAX_SLUG - 1 - `${i}`.length)}-${i}`
  return slug
}

async function findOthers(
  { req, collection, ownId }: SlugScope,
  where: Where,
): Promise<SlugRecord[]> {
  const select = { slug: true, title: true } as const
  const query = { collection, where, select, depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find(query)
  return docs.filter(({ id }) => String(id) !== String(ownId))
}
