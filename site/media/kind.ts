import { accepts } from '@belvedere/kit/accepts.ts'
import type { MediaAddress } from '@belvedere/kit/media-address.ts'

/** The formats of a picture; `plain` is the original one, which every browser supports. */
export type Kind = 'avif' | 'webp' | 'plain'

/**
 * The best format that a client accepts. Only three exist, so that variants of `Accept` do not
 * multiply the cache. Each client that accepts AVIF accepts WebP, too.
 */
export function bestKind(accept = ''): Kind {
  if (accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'plain'
}

/** The format of an address, for a client whose best one is `best`. */
export function kindFor({ size, isWebp }: MediaAddress, best: Kind): Kind {
  if (!size) return 'plain'
  return isWebp ? 'webp' : best
}
