import { createHash } from 'node:crypto'
import { endingOf, type Kind } from './kinds.ts'

/**
 * The name a picture is kept under: its own, made fit for an address, and the start of its content
 * hash. Another content is another name, so an address may be cached for ever.
 */
export function nameFor(bytes: Uint8Array, givenName: string, kind: Kind): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const stem = givenName.replace(/\.[^.]*$/, '').replace(new RegExp(`-${hash}$`), '')
  return `${slugOf(stem)}-${hash}.${endingOf(kind)}`
}

function slugOf(text: string) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 60)
  return slug.replace(/^-+|-+$/g, '') || 'picture'
}
