import { accepts } from '@belvedere/kit/accepts.ts'
import type { Inspected } from './inspect.ts'
import type { Output } from './transform.ts'

/** The kind of file to answer with: what the browser names, else what every browser reads. */
export function negotiate(accept: string, isWebp: boolean, original: Inspected): Output {
  if (isWebp) return 'webp'
  if (accepts(accept, 'image/avif')) return 'avif'
  if (accepts(accept, 'image/webp')) return 'webp'
  return plainKind(original)
}

/** JPEG for photographs; PNG for drawings and whatever can be seen through. */
export function plainKind({ kind, hasAlpha }: Inspected): Output {
  return kind === 'png' || hasAlpha ? 'png' : 'jpeg'
}
