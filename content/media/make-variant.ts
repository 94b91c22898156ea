import type { Entry } from '@belvedere/kit/disk-cache.ts'
import { mimeOf } from './kinds.ts'
import { transform } from './transform.ts'
import type { Variant } from './variant.ts'

/** Encodes a variant for the cache. */
export async function makeVariant({ original, size, output, focus }: Variant): Promise<Entry> {
  const body = await transform(original, size, output, focus)
  return { body, about: { type: mimeOf(output) } }
}
