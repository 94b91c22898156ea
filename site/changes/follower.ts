import { backoff } from '@belvedere/kit/backoff.ts'
import { withCauses } from '@belvedere/kit/causes.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { currentRequestId, inBackground } from '@belvedere/kit/request-id.ts'
import type { Position } from './feed.ts'
import { type Changes, EVERYTHING, FeedError, type ReadFeed } from './feed.ts'

type Options = {
  read: ReadFeed
  /**
   * Called with the tags of all changes, in order, before `position` moves on. `since` is when the
   * oldest of them was committed, if that is known.
   */
  onChanges: (tags: readonly string[], position: Position, since: number | undefined) => void
  log: Log
  /** How long callers that need the first reading wait for it. */
  maxWaitMs?: number | undefined
  /** Ends the following. */
  signal?: AbortSignal | undefined
}

const POLLS = { first: 3000, longest: 30_000 }
const LOG_INTERVAL_MS = 60_000
const FIRST_CONTACT_MS = 1000

/**
 * Follows the change feed of the content service, so that this replica of the site learns of every
 * change, however long it was away: after each publish message, and every few seconds.
 */
export class ChangeFollower {
  readonly #options: Options
  #position: Position | undefined
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<boolean> | undefined
  #next: Promise<boolean> | undefined
  #failures = 0
  #allFailures = 0
  readonly #startedAt = performance.now()
  #lastContact: number | undefined
  #lastLogged = 0
  /** Settles after the first attempt to read the feed, or after a second. */
  readonly firstContact: Promise<unknown>

  constructor(options: Options) {
    this.#options = options
    const timeout = Promise.withResolvers<void>()
    setTimeout(timeout.resolve, options.maxWaitMs ?? FIRST_CONTACT_MS).unref()
    this.firstContact = Promise.race([this.catchUp(), timeout.promise])
    options.signal?.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** The last change that this replica knows. */
  get position(): Position | undefined {
    return this.#position
  }

  /** Whether the feed was ever read. */
  get hasContact(): boolean {
    return this.#lastContact !== undefined
  }

  /** The time since the feed was last read to its end, or since the start. */
  get contactAgeMs(): number {
    return performance.now() - (this.#lastContact ?? this.#startedAt)
  }

  /** How many readings have failed since the start. */
  get failures(): number {
    return this.#allFailures
  }

  /**
   * Reads the feed to its end and resolves to whether that worked. A reading under way may have
   * missed the change that the caller knows of, so another one follows it.
   */
  catchUp(): Promise<boolean> {
    if (!this.#reading) return this.#start()
    this.#next ??= this.#reading.then(() => this.#start())
    return this.#next
  }

  /** Reads the feed and resolves to whether this replica then knows the change with this number. */
  async reach(sequence: number): Promise<boolean> {
    return (await this.catchUp()) && (this.#position?.sequence ?? 0) >= sequence
  }

  #start(): Promise<boolean> {
    this.#next = undefined
    clearTimeout(this.#timer)
    const read = () => this.#readToEnd()
    // For a publish message, the reading and the refreshes that it causes have the id of the
    // message.
    const reading = currentRequestId() === undefined ? inBackground('feed', read) : read()
    this.#reading = reading.finally(() => {
      this.#reading = undefined
      this.#schedule()
    })
    return this.#reading
  }

  #schedule() {
    const { signal } = this.#options
    if (signal?.aborted) return
    const wait = backoff(this.#failures, POLLS)
    // Replicas that start together must not ask at the same moment.
    const ask = () => inBackground('feed', () => this.catchUp())
    this.#timer = setTimeout(ask, wait * (0.9 + Math.random() / 5))
    this.#timer.unref()
  }

  async #readToEnd(): Promise<boolean> {
    try {
      while (this.#apply(await this.#options.read(this.#position))) {
        // More changes than fit in one answer.
      }
      this.#reportContact()
      return true
    } catch (error) {
      this.#reportFailure(error)
      return false
    }
  }

  /** Applies an answer of the feed and returns whether there is more. */
  #apply({ sequence, mark, tags, reset, ageMs, more }: Changes): boolean {
    const position = { sequence, mark }
    const since = ageMs === undefined ? undefined : Date.now() - ageMs
    if (reset) this.#options.onChanges([EVERYTHING], position, undefined)
    else if (tags.length > 0) this.#options.onChanges(tags, position, since)
    this.#position = position
    return more
  }

  #reportContact() {
    if (this.#lastLogged > 0) this.#options.log.info('Change feed read again after an outage.')
    this.#failures = 0
    this.#lastLogged = 0
    this.#lastContact = performance.now()
  }

  #reportFailure(error: unknown) {
    this.#failures++
    this.#allFailures++
    if (this.#options.signal?.aborted || Date.now() - this.#lastLogged < LOG_INTERVAL_MS) return
    // The content service may still be starting.
    const level = this.#failures === 1 ? 'info' : 'warn'
    if (level === 'warn') this.#lastLogged = Date.now()
    const reason = error instanceof FeedError ? { reason: withCauses(error) } : { error }
    this.#options.log[level]('Change feed not read, will retry: pages may be out of date.', reason)
  }
}
