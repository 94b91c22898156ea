import { accepts } from '@belvedere/kit/accepts.ts'
import type { MediaAddress } from '@belvedere/kit/media-address.ts'
import type { Kind } from './upstream.ts'

/**
 * Negotiates the format. Only three exist, so that variants of `Accept` do not multiply the cache.
 */
export function kindFor({ size, isWebp }: MediaAddress, accept: string): Kind {
  if (!size) return 'plain'
  if (isWebp) return 'webp'
  if (accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'plain'
}
