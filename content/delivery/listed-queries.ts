import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** The query hashes of a file when it was last read, and those it listed before. */
type FileState = { stamp: string; hashes: Set<string>; before: Set<string> }

/** A query list is missing or invalid; the message names the file. */
export class QueryListError extends Error {
  override name = 'QueryListError'
}

/**
 * The queries of the site by the SHA-256 of their text, from the files that its build writes. A
 * changed file is read again at once; the queries it listed before remain allowed, because the
 * previous build of the site may still be running.
 */
export class ListedQueries {
  readonly #files: readonly string[]
  readonly #states = new Map<string, FileState>()

  constructor(files: readonly string[]) {
    this.#files = files
  }

  /** Whether this query is listed; throws `QueryListError` when a list is missing or invalid. */
  has(query: string): boolean {
    const hash = createHash('sha256').update(query).digest('hex')
    return this.#files
      .map((file) => this.#read(file))
      .some(({ hashes, before }) => hashes.has(hash) || before.has(hash))
  }

  #read(file: string): FileState {
    const stamp = stampOf(file)
    const state = this.#states.get(file)
    if (state?.stamp === stamp) return state
    const hashes = readHashes(file)
    const next = { stamp, hashes, before: state?.hashes ?? new Set<string>() }
    this.#states.set(file, next)
    return next
  }
}

function stampOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    throw new QueryListError(`${file} is missing`)
  }
}

const HASH = /^[0-9a-f]{64}$/

function readHashes(file: string): Set<string> {
  const hashes = listsIn(file).flatMap((list) => Object.keys(list))
  if (hashes.length > 0 && hashes.every((hash) => HASH.test(hash))) return new Set(hashes)
  throw new QueryListError(`${file} is not a list of queries`)
}

function listsIn(file: string): object[] {
  try {
    const { current, previous, earlier } = JSON.parse(readFileSync(file, 'utf8'))
    return [current, previous, earlier].filter((list) => typeof list === 'object' && list !== null)
  } catch {
    throw new QueryListError(`${file} cannot be read as JSON`)
  }
}
