import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** What a file said when it was last read, and what it said before that. */
type Known = { stamp: string; hashes: Set<string>; before: Set<string> }

/** A file of queries cannot be read; the message says which and what makes it. */
export class NoListError extends Error {
  override name = 'NoListError'
}

/**
 * The queries of the site by the SHA-256 of their text, from the files its build writes. A file that
 * changes is read again at once; what it listed before stays known, because the site that asked it
 * may still be running.
 */
export class ListedQueries {
  readonly #files: readonly string[]
  readonly #known = new Map<string, Known>()

  constructor(files: readonly string[]) {
    this.#files = files
  }

  /** Whether the site asks this query; throws where a list is missing or is none. */
  has(query: string): boolean {
    const hash = createHash('sha256').update(query).digest('hex')
    return this.#files
      .map((file) => this.#read(file))
      .some(({ hashes, before }) => hashes.has(hash) || before.has(hash))
  }

  #read(file: string): Known {
    const stamp = stampOf(file)
    const known = this.#known.get(file)
    if (known?.stamp === stamp) return known
    const hashes = readHashes(file)
    const next = { stamp, hashes, before: known?.hashes ?? new Set<string>() }
    this.#known.set(file, next)
    return next
  }
}

function stampOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    throw new NoListError(`${file} is missing`)
  }
}

const HASH = /^[0-9a-f]{64}$/

function readHashes(file: string): Set<string> {
  const hashes = listsIn(file).flatMap((list) => Object.keys(list))
  if (hashes.length > 0 && hashes.every((hash) => HASH.test(hash))) return new Set(hashes)
  throw new NoListError(`${file} is no list of queries`)
}

function listsIn(file: string): object[] {
  try {
    const { current, previous, earlier } = JSON.parse(readFileSync(file, 'utf8'))
    return [current, previous, earlier].filter((list) => typeof list === 'object' && list !== null)
  } catch {
    throw new NoListError(`${file} cannot be read`)
  }
}
