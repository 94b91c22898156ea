import { plainWords } from '@belvedere/kit/plain-words.ts'
import type { PayloadRequest, Where } from 'payload'

/** The most letters an address of a page has. */
export const MAX_SLUG = 80

type Known = { id: number; slug?: string | null; title?: string | null }

/** The page that has this address, other than the one asked about. */
export async function pageAt(req: PayloadRequest, slug: string, ownId?: number | string) {
  const found = await find(req, { slug: { equals: slug } })
  return found.find(({ id }) => id !== ownId)
}

/** These words as an address that no other page has: `sea`, else `sea-2`, `sea-3` and so on. */
export async function freeSlug(req: PayloadRequest, words: string, ownId?: number | string) {
  const base = plainWords(words, MAX_SLUG)
  const near = await find(req, { slug: { contains: base.slice(0, MAX_SLUG - 10) } })
  const taken = new Set(near.filter(({ id }) => id !== ownId).map(({ slug }) => slug))
  let slug = base
  for (let i = 2; taken.has(slug); i++)
    slug = `${plainWords(base, MAX_SLUG - 1 - `${i}`.length)}-${i}`
  return slug
}

async function find(req: PayloadRequest, where: Where): Promise<Known[]> {
  const select = { slug: true, title: true } as const
  const page = { collection: 'pages', where, select, depth: 0, pagination: false, req } as const
  return (await req.payload.find(page)).docs
}
