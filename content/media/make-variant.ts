import type { Entry } from '@belvedere/kit/disk-cache.ts'
import { metrics } from '../service/metrics.ts'
import { mimeOf } from './kinds.ts'
import { transform } from './transform.ts'
import type { Variant } from './variant.ts'

/** Encodes a variant for the cache. */
export async function makeVariant({ original, size, output, focus }: Variant): Promise<Entry> {
  const start = performance.now()
  try {
    const body = await transform(original, size, output, focus)
    metrics.variants.observe((performance.now() - start) / 1000, { format: output })
    return { body, about: { type: mimeOf(output) } }
  } catch (error) {
    metrics.variantFailures.increment({ format: output })
    throw error
  }
}
