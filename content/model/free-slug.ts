import { plainWords } from '@belvedere/kit/plain-words.ts'
import type { PayloadRequest, Where } from 'payload'

/** The most letters an address of a record has. */
export const MAX_SLUG = 80

/** Collections whose records have an address, and what one of their records is called. */
export const NOUNS = {
  pages: 'page',
  experiences: 'experience',
  'real-estate-categories': 'category',
  listings: 'listing',
  galleries: 'gallery',
  amenities: 'amenity',
} as const

export type Addressed = keyof typeof NOUNS

type Known = { id: number; slug?: string | null; title?: string | null }

/** Whose addresses are asked about: those of a collection, without the record itself. */
export type Among = { req: PayloadRequest; collection: Addressed; ownId?: number | string }

/** The record that has this address, other than the one asked about. */
export async function recordAt(slug: string, among: Among) {
  return (await findOthers(among, { slug: { equals: slug } }))[0]
}

/** These words as an address that no other record has: `sea`, else `sea-2`, `sea-3` and so on. */
export async function freeSlug(words: string, among: Among) {
  const base = plainWords(words, MAX_SLUG)
  if (!base || !(await recordAt(base, among))) return base
  const near = await findOthers(among, { slug: { contains: base.slice(0, MAX_SLUG - 10) } })
  const taken = new Set(near.map(({ slug }) => slug))
  let slug = base
  for (let i = 2; taken.has(slug); i++)
    slug = `${plainWords(base, MAX_SLUG - 1 - `${i}`.length)}-${i}`
  return slug
}

async function findOthers({ req, collection, ownId }: Among, where: Where): Promise<Known[]> {
  const select = { slug: true, title: true } as const
  const wanted = { collection, where, select, depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find(wanted)
  return docs.filter(({ id }) => id !== ownId)
}
