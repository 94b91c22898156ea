import type { CollectionSlug, PayloadRequest } from 'payload'
import { forget, move, settleAt } from './moves.ts'
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
  for (const end of endsOf(collection)) {
    if (from) await move(req, `${from}${end}`, `${to}${end}`)
    else await settleAt(req, `${to}${end}`)
  }
}

/** Called with a record that is deleted, public or taken back. */
export async function forgetMoves(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row,
): Promise<void> {
  const path = await publicPath(req, collection, { ...row, _status: 'published' })
  if (path) for (const end of endsOf(collection)) await forget(req, path + end)
}

/** A category takes along what is below it. */
const endsOf = (collection: CollectionSlug) =>
  collection === 'real-estate-categories' ? ['', '/*'] : ['']
