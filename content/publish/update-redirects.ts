import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Row } from '../payload/row.ts'
import { suffixesOf } from './left-address.ts'
import { lastPublicPath, publicPath } from './public-path.ts'
import { deleteRedirectsFrom, deleteRedirectsTo, redirectMove } from './redirects.ts'

/**
 * Redirects a record’s old address to its new one; takes its published row before and after a
 * change.
 */
export async function updateRedirects(
  req: PayloadRequest,
  collection: CollectionSlug,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const to = await publicPath(req, collection, after)
  if (!to) return
  const previous = await publicPath(req, collection, before)
  const from = previous ?? (before && (await lastPublicPath(req, collection, before)))
  if (from === to) return
  for (const suffix of suffixesOf(collection)) {
    if (from) await redirectMove(req, `${from}${suffix}`, `${to}${suffix}`)
    else await deleteRedirectsFrom(req, `${to}${suffix}`)
  }
}

/** Deletes the redirects to a record that is deleted, whether it was published or not. */
export async function deleteRedirectsToRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Row,
): Promise<void> {
  const path = await publicPath(req, collection, { ...row, _status: 'published' })
  if (path) for (const suffix of suffixesOf(collection)) await deleteRedirectsTo(req, path + suffix)
}
