import { formatMediaAddress } from '@belvedere/kit/media-address.ts'
import type { CollectionAfterReadHook, PayloadRequest, SelectIncludeType } from 'payload'
import { isEditor } from '../model/access.ts'
import { familyOfMime } from './kinds.ts'
import { findBase, sizesFor } from './sizes.ts'

type File = {
  filename?: string | null
  mimeType?: string | null
  width?: number | null
  height?: number | null
  poster?: unknown
}

/** What the hook below reads, however little of a file is asked for. */
export const SMALL_PICTURE_NEEDS: SelectIncludeType = {
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  poster: true,
}

/**
 * The studio shows pictures small and films by their still; left to itself it fetches every
 * original of a list, of up to 30 MB each. Nobody else reads this address.
 */
export const showSmallPicture: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!isEditor({ req })) return doc
  const isFilm = familyOfMime(doc.mimeType) === 'film'
  const file: File | null = isFilm ? await stillOf(doc, req) : doc
  return { ...doc, thumbnailURL: file ? smallAddress(file) : null }
}

/** The address of a picture at its smallest of 500 × 500; nothing for what is no picture. */
export function smallAddress({ filename, mimeType, width, height }: File): string | null {
  if (!filename || familyOfMime(mimeType) !== 'picture') return null
  const base = findBase({ w: 500, h: 500 })
  if (mimeType === 'image/svg+xml' || !base || !width || !height) {
    return formatMediaAddress({ file: filename })
  }
  return formatMediaAddress({ file: filename, size: sizesFor(base, { width, height })[0] })
}

async function stillOf({ poster }: File, req: PayloadRequest): Promise<File | null> {
  if (typeof poster === 'object') return poster
  const isId = typeof poster === 'number' || typeof poster === 'string'
  if (!isId) return null
  return req.payload.findByID({
    ...{ collection: 'media', id: poster, depth: 0, disableErrors: true },
    ...{ select: { filename: true, mimeType: true, width: true, height: true }, req },
  })
}
