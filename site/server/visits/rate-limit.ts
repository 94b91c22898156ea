const MINUTE_MS = 60_000
const MAX_CLIENTS = 50_000

/** A person who browses quickly views a page each second. */
const PER_CLIENT = 120

/** Counts the beacons of each client per minute, and forgets all addresses at its end. */
export class RateLimit {
  readonly #perClient: number
  readonly #seen = new Map<string, number>()
  #end: NodeJS.Timeout | undefined

  constructor(perClient: number = PER_CLIENT) {
    this.#perClient = perClient
  }

  /** Whether another view of the client counts; counts it. */
  takes(client: string): boolean {
    this.#end ??= setTimeout(() => this.#forget(), MINUTE_MS).unref()
    const seen = this.#seen.get(client) ?? 0
    if (seen >= this.#perClient || (seen === 0 && this.#seen.size >= MAX_CLIENTS)) return false
    this.#seen.set(client, seen + 1)
    return true
  }

  #forget() {
    this.#seen.clear()
    this.#end = undefined
  }
}
