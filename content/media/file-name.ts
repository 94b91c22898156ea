import { plainWords } from '@belvedere/kit/plain-words.ts'
import { endingOf, type FileKind } from './kinds.ts'

/**
 * The name a file is kept under: its own, made fit for an address, and the start of its content
 * hash. Another content is another name, so an address may be cached for ever.
 */
export function nameFor(contentHash: string, givenName: string, kind: FileKind): string {
  const hash = contentHash.slice(0, 8)
  const stem = givenName.replace(/\.[^.]*$/, '').replace(new RegExp(`-${hash}$`), '')
  return `${plainWords(stem, 60) || 'picture'}-${hash}.${endingOf(kind)}`
}
