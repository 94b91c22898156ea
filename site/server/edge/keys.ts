import { createHash } from 'node:crypto'
import { EVERYTHING } from '../../changes/feed.ts'

/** The most that the header with the keys of an answer may hold. */
export type KeyLimits = { keys: number; bytes: number }

/** How a purge leaves what it meets: out of date, or gone. */
export type PurgeKind = 'soft' | 'hard'

/** The keys of a purge. */
export type PurgeKeys = Readonly<Record<PurgeKind, readonly string[]>>

/** The key of every page. */
export const ALL = 'all'

/** The key of pages that depend on more than a header can hold; every purge names it. */
export const MANY = 'many'

const LENGTH = 8

/**
 * A cache tag as a key of fixed length, of letters and digits that every cache in front allows;
 * Cloudflare does not tell capitals from small letters. Two tags with one key would only have a page
 * fetched once more.
 */
export function keyOf(tag: string): string {
  const hash = createHash('sha256').update(tag).digest().readBigUInt64BE()
  return hash.toString(36).padStart(LENGTH, '0').slice(-LENGTH)
}

/** The keys of a page with these tags; a page with too many has only those that every page may have. */
export function keysOfPage(tags: Iterable<string>, { keys, bytes }: KeyLimits): string[] {
  const own = [...tags].filter((tag) => tag !== EVERYTHING).map(keyOf)
  const all = [ALL, ...new Set(own)]
  const isShort = all.length <= keys && all.join(' ').length <= bytes
  return isShort ? all : [ALL, MANY]
}

/** A price, or whether a listing is for sale, has changed. */
const OFFER = /^listings\b.*:(?:price~|by=(?:price|status)$)/
/** A page has appeared or disappeared at an address. */
const ADDRESS = /:slug=/
/** A redirect leads from any address, also from that of a page, which does not depend on it. */
const REDIRECT = /^redirects\b/

/**
 * The keys to purge after a change. An old price and a page that is gone are never shown again, so
 * everything that depends on them is removed. Everything else is only out of date: while the site does
 * not answer, an old text is better than none.
 */
export function keysOfChange(tags: readonly string[]): PurgeKeys {
  if (tags.includes(EVERYTHING)) return { hard: [], soft: [ALL] }
  const isOffer = tags.some((tag) => OFFER.test(tag))
  const isHard = (tag: string) => ADDRESS.test(tag) || (isOffer && tag.startsWith('listings'))
  const hard = new Set(tags.filter(isHard).map(keyOf))
  const soft = new Set(tags.filter((tag) => !isHard(tag)).map(keyOf))
  if (tags.some((tag) => REDIRECT.test(tag))) soft.add(ALL)
  if (hard.size > 0) hard.add(MANY)
  else if (soft.size > 0) soft.add(MANY)
  return { hard: [...hard], soft: [...soft].filter((key) => !hard.has(key)) }
}
