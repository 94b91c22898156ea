import { StorageError } from '../../service/storage-error.ts'
import type { Place } from './upload-store.ts'

type Ask = (name: string) => Promise<Place | undefined>
type Known = { place: Place | undefined; until: number }

/** How long an answer of the database is used, in milliseconds. */
const FRESH = 5000
/** How long a file may be written before its record is committed, in milliseconds. */
const EXPECTED = 60_000
const MAX_KNOWN = 10_000

/** Where files belong, as their records say. Answers are used again for five seconds. */
export class Places {
  readonly #ask: Ask
  readonly #now: () => number
  readonly #known = new Map<string, Known>()

  constructor(ask: Ask, now: () => number = Date.now) {
    this.#ask = ask
    this.#now = now
  }

  /** The place of a file, or undefined if no record names it. */
  async of(name: string): Promise<Place | undefined> {
    const known = this.#known.get(name)
    if (known && known.until > this.#now()) return known.place
    try {
      const place = await this.ask(name)
      this.#remember(name, place, FRESH)
      return place
    } catch (cause) {
      // Pictures that were shown before stay readable while the database is away.
      if (known) return known.place
      throw new StorageError(`The database does not answer: ${name} cannot be read.`, { cause })
    }
  }

  /** The same, as the database says now. */
  ask(name: string): Promise<Place | undefined> {
    return this.#ask(name)
  }

  /** A file whose record is about to be committed: it can be read before that. */
  expect(name: string): void {
    this.#remember(name, 'public', EXPECTED)
  }

  forget(name: string): void {
    this.#known.delete(name)
  }

  #remember(name: string, place: Place | undefined, ms: number) {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(name, { place, until: this.#now() + ms })
  }
}
