import { formatMediaAddress } from '@belvedere/kit/media-address.ts'
import type { CollectionAfterReadHook, PayloadRequest, SelectIncludeType } from 'payload'
import { isEditor } from '../payload/access.ts'
import { familyOfMime } from './kinds.ts'
import { findBase, sizesFor } from './sizes.ts'

type File = {
  filename?: string | null
  mimeType?: string | null
  width?: number | null
  height?: number | null
  poster?: unknown
}

/** The fields that the hook below needs, whatever fields a query selects. */
export const THUMBNAIL_FIELDS: SelectIncludeType = {
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  poster: true,
}

/**
 * Sets `thumbnailURL` for the studio: a small variant of the picture, or of a video's poster.
 * Without it the studio loads every original of a list, of up to 30 MB each.
 */
export const setThumbnail: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!isEditor({ req })) return doc
  const isFilm = familyOfMime(doc.mimeType) === 'film'
  const file: File | null = isFilm ? await posterOf(doc, req) : doc
  return { ...doc, thumbnailURL: file ? thumbnailUrl(file) : null }
}

/** The smallest variant in the 500 × 500 base, or null if the file is not a picture. */
export function thumbnailUrl({ filename, mimeType, width, height }: File): string | null {
  if (!filename || familyOfMime(mimeType) !== 'picture') return null
  const base = findBase({ w: 500, h: 500 })
  if (mimeType === 'image/svg+xml' || !base || !width || !height) {
    return formatMediaAddress({ file: filename })
  }
  return formatMediaAddress({ file: filename, size: sizesFor(base, { width, height })[0] })
}

async function posterOf({ poster }: File, req: PayloadRequest): Promise<File | null> {
  if (typeof poster === 'object') return poster
  const isId = typeof poster === 'number' || typeof poster === 'string'
  if (!isId) return null
  return req.payload.findByID({
    collection: 'media',
    id: poster,
    depth: 0,
    disableErrors: true,
    select: { filename: true, mimeType: true, width: true, height: true },
    req,
  })
}
