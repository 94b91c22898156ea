import type { CollectionSlug, PayloadRequest } from 'payload'
import { move, settleAt } from './moves.ts'
import { isPublic, type Row, slugsOf } from './tags.ts'

type Parents = Partial<Record<CollectionSlug, string>>

const PARENTS: Parents = {
  pages: '',
  experiences: '/experiences',
  galleries: '/gallery',
  'real-estate-categories': '/real-estate',
}

/** Keeps old addresses alive: called with what the public saw of a record, and what it sees now. */
export async function followMoves(
  req: PayloadRequest,
  collection: CollectionSlug,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const [from, to] = [
    await publicPath(req, collection, before),
    await publicPath(req, collection, after),
  ]
  if (!to || from === to) return
  const below = collection === 'real-estate-categories' ? ['', '/*'] : ['']
  for (const end of below) {
    if (from) await move(req, `${from}${end}`, `${to}${end}`)
    else await settleAt(req, `${to}${end}`)
  }
}

/** Where the public finds a record; nothing where it does not. */
async function publicPath(req: PayloadRequest, collection: CollectionSlug, row: Row | undefined) {
  const [slug] = slugsOf(row?.slug)
  if (!row || !slug || !isPublic(row)) return undefined
  const parent =
    collection === 'listings' ? await categoryPath(req, row.category) : PARENTS[collection]
  return parent === undefined ? undefined : `${parent}/${slug}`
}

async function categoryPath(req: PayloadRequest, id: unknown): Promise<string | undefined> {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const collection = 'real-estate-categories'
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row & { id: number }>({ collection, where, req })
  return publicPath(req, collection, row ?? undefined)
}
