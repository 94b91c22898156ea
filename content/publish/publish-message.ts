import { randomUUID } from 'node:crypto'

/** News for the site: the cache tags of what has changed. */
export type Notice = { id: string; tags: string[]; tries: number }

/** What a job carries, read back from the database. */
export function noticeOf(input: unknown): Notice {
  const { id, tags, tries } = typeof input === 'object' && input ? (input as Partial<Notice>) : {}
  return {
    id: typeof id === 'string' ? id : randomUUID(),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    tries: typeof tries === 'number' ? tries : 0,
  }
}

/** Several pieces of news as one; a single one keeps its id. */
export function joined(first: Notice, rest: Notice[]): Notice {
  if (rest.length === 0) return first
  const all = [first, ...rest]
  return {
    id: randomUUID(),
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
    tries: Math.max(...all.map(({ tries }) => tries)),
  }
}

/** The site reads 256 KB at most, and a tag of a long address takes about a hundred bytes. */
const MOST_TAGS = 2000

/** The news in pieces that the site takes; each has an id of its own, the same at every try. */
export function piecesOf({ id, tags, tries }: Notice): Notice[] {
  const count = Math.max(1, Math.ceil(tags.length / MOST_TAGS))
  return Array.from({ length: count }, (_, i) => ({
    id: i === 0 ? id : `${id}-${i}`,
    tags: tags.slice(i * MOST_TAGS, (i + 1) * MOST_TAGS),
    tries,
  }))
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

/** When to try again: soon at first, then every ten seconds for as long as it takes. */
export function nextTry({ tries }: Notice, now = Date.now()): Date {
  return new Date(now + Math.min(FIRST_WAIT * 2 ** Math.min(tries, 20), LONGEST_WAIT))
}
