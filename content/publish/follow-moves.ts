import type { CollectionSlug, PayloadRequest } from 'payload'
import { move, settleAt } from './moves.ts'
import { lastPublicPath, publicPath } from './public-path.ts'
import type { Row } from './tags.ts'

/** Keeps old addresses alive: called with what the public saw of a record, and what it sees now. */
export async function followMoves(
  req: PayloadRequest,
  collection: CollectionSlug,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const to = await publicPath(req, collection, after)
  if (!to) return
  const seen = await publicPath(req, collection, before)
  const from = seen ?? (before && (await lastPublicPath(req, collection, before)))
  if (from === to) return
  const below = collection === 'real-estate-categories' ? ['', '/*'] : ['']
  for (const end of below) {
    if (from) await move(req, `${from}${end}`, `${to}${end}`)
    else await settleAt(req, `${to}${end}`)
  }
}
