import { createHash } from 'node:crypto'
import { plainWords } from '@belvedere/kit/plain-words.ts'
import { endingOf, type Kind } from './kinds.ts'

/**
 * The name a picture is kept under: its own, made fit for an address, and the start of its content
 * hash. Another content is another name, so an address may be cached for ever.
 */
export function nameFor(bytes: Uint8Array, givenName: string, kind: Kind): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const stem = givenName.replace(/\.[^.]*$/, '').replace(new RegExp(`-${hash}$`), '')
  return `${plainWords(stem, 60) || 'picture'}-${hash}.${endingOf(kind)}`
}
