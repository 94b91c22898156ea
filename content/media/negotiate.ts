import { accepts } from '@belvedere/kit/accepts.ts'
import type { PictureInfo } from './inspect-picture.ts'
import type { Output } from './transform.ts'

/** The output format: the best one in the `Accept` header, else one that every browser supports. */
export function negotiate(accept: string, isWebp: boolean, original: PictureInfo): Output {
  if (isWebp) return 'webp'
  if (accepts(accept, 'image/avif')) return 'avif'
  if (accepts(accept, 'image/webp')) return 'webp'
  return plainKind(original)
}

/** PNG for PNG originals and pictures with an alpha channel, else JPEG. */
export function plainKind({ kind, hasAlpha }: PictureInfo): Output {
  return kind === 'png' || hasAlpha ? 'png' : 'jpeg'
}
