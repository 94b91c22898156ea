import { randomUUID } from 'node:crypto'

/** The cache tags of what has changed, and how often sending them was attempted. */
export type PublishMessage = { id: string; tags: string[]; tries: number }

/** Reads the input of a job from the database; invalid parts get default values. */
export function parseMessage(input: unknown): PublishMessage {
  const isMessage = typeof input === 'object' && input
  const { id, tags, tries } = isMessage ? (input as Partial<PublishMessage>) : {}
  return {
    id: typeof id === 'string' ? id : randomUUID(),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    tries: typeof tries === 'number' ? tries : 0,
  }
}

/** Merges messages into one; a single one keeps its id. */
export function mergeMessages(first: PublishMessage, rest: PublishMessage[]): PublishMessage {
  if (rest.length === 0) return first
  const all = [first, ...rest]
  return {
    id: randomUUID(),
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
    tries: Math.max(...all.map(({ tries }) => tries)),
  }
}

/** The site accepts 256 KB per message, and a tag with a long slug takes about a hundred bytes. */
const MAX_TAGS = 2000

/**
 * Splits a message into parts that the site accepts; the id of each part is the same at every
 * retry.
 */
export function splitMessage({ id, tags, tries }: PublishMessage): PublishMessage[] {
  const count = Math.max(1, Math.ceil(tags.length / MAX_TAGS))
  return Array.from({ length: count }, (_, i) => ({
    id: i === 0 ? id : `${id}-${i}`,
    tags: tags.slice(i * MAX_TAGS, (i + 1) * MAX_TAGS),
    tries,
  }))
}

const FIRST_DELAY = 500
const MAX_DELAY = 10_000

/** The time of the next attempt: exponential backoff up to ten seconds, without a last attempt. */
export function nextAttempt({ tries }: PublishMessage, now = Date.now()): Date {
  return new Date(now + Math.min(FIRST_DELAY * 2 ** Math.min(tries, 20), MAX_DELAY))
}
