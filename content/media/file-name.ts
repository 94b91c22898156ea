import { slugify } from '@belvedere/kit/slugify.ts'
import { extensionOf, type FileKind } from './kinds.ts'

/**
 * The stored name of a file: a URL-safe form of its own name and the start of its content hash.
 * Changed content gets a new name, so responses can be cached forever.
 */
export function nameFor(contentHash: string, givenName: string, kind: FileKind): string {
  const hash = hashInName(contentHash)
  const stem = givenName.replace(/\.[^.]*$/, '').replace(new RegExp(`-${hash}$`), '')
  return `${slugify(stem, 60) || 'picture'}-${hash}.${extensionOf(kind)}`
}

/**
 * The part of a content hash that the name of the file ends with. It has a letter: Payload counts a
 * number at the end up for a second file of the same name, which would then have another hash.
 */
export function hashInName(contentHash: string): string {
  const start = contentHash.slice(0, 8)
  return /[a-f]/.test(start) ? start : `${start.slice(0, -1)}f`
}
