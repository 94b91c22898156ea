import type { Entry } from '@belvedere/kit/disk-cache.ts'
import type { Kind } from './kind.ts'

/** A picture with its complete headers, as `writeHead` takes them. */
export type PreparedPicture = {
  body: Buffer
  etag: string
  headers: string[]
  /** The headers of a 304. */
  notModifiedHeaders: string[]
  /** Whether it is WebP in place of AVIF, which the content service has still to encode. */
  isForNow: boolean
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Browsers keep what they have loaded; shared caches ask again after a minute. */
const FOR_NOW = 'public, max-age=31536000, s-maxage=60'

/** Prepares a stored picture of this kind, or the WebP that stands in for it. */
export function preparePicture(entry: Entry, kind: Kind): PreparedPicture {
  const { type = '', etag = '', policy } = entry.about
  const isForNow = isInPlaceOf(kind, entry)
  const shared = [
    ...['x-content-type-options', 'nosniff'],
    ...['cache-control', isForNow ? FOR_NOW : IMMUTABLE, 'vary', 'Accept', 'etag', etag],
    // SVGs keep the policy of the content service.
    ...(policy ? ['content-security-policy', policy] : []),
  ]
  const length = String(entry.body.length)
  return {
    body: entry.body,
    etag,
    isForNow,
    notModifiedHeaders: shared,
    headers: [...shared, 'content-type', type, 'content-length', length],
  }
}

/** Whether a picture is WebP in place of the requested kind. */
export function isInPlaceOf(kind: Kind, { about }: Entry): boolean {
  return kind === 'avif' && about.type === 'image/webp'
}
