import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasPagesBelow } from '../kinds/table.ts'
import type { Move } from '../model/slugs/endpoint.ts'
import type { Row } from '../payload/row.ts'
import { publicPath } from './public-path.ts'
import { checkOrigin } from './redirect-rules.ts'

type StoredRow = Row & { id: number }

/**
 * The redirect that publishing a record with this slug makes; undefined if it makes none, as for a
 * record that is not public.
 */
export async function moveOfSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  slug: string,
): Promise<Move | undefined> {
  const row = await req.payload.db.findOne<StoredRow>({
    collection,
    where: { id: { equals: Number(id) } },
    req,
  })
  if (!row) return undefined
  const from = await publicPath(req, collection, row)
  const to = await publicPath(req, collection, { ...row, slug })
  if (!from || !to || from === to || checkOrigin(from) !== true) return undefined
  return { from, to, isWithBelow: hasPagesBelow(collection) }
}
