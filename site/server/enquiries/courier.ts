import { backoff } from '@belvedere/kit/backoff.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import type { HandedOver, HandOver } from './content-inbox.ts'
import type { Outbox } from './outbox.ts'

type Options = {
  outbox: Outbox
  handOver: HandOver
  log: Log
  onHandedOver?: (is: HandedOver['is']) => void
  signal?: AbortSignal | undefined
}

const RETRIES = { first: 500, longest: 30_000 }
/**
 * How often the folder is read without a notification: another process may have stored something.
 */
const LOOK_MS = 30_000
const AT_ONCE = 4
/** If all of these fail, the service is left alone until the next attempt. */
const MAX_FAILED = 3 * AT_ONCE
const LOG_INTERVAL_MS = 60_000

/** An enquiry that was not accepted, and the time of its next attempt. */
type Failed = { failures: number; dueAt: number }

/**
 * Hands over the enquiries in the outbox to the content service, for as long as it takes. An
 * enquiry that fails has its own delay, and the least recently tried ones come first: none of them
 * delays the others.
 */
export class Courier {
  readonly #options: Options
  readonly #failed = new Map<string, Failed>()
  #run: Promise<void> | undefined
  #isWokenAgain = false
  #outages = 0
  #timer: NodeJS.Timeout | undefined
  #lastLogged = 0

  constructor(options: Options) {
    this.#options = options
    options.signal?.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** Reads the outbox, after the attempt under way. */
  wake(): void {
    if (this.#options.signal?.aborted) return
    this.#isWokenAgain = true
    // During an outage the timer decides when to try again.
    if (this.#outages > 0 && this.#timer) return
    this.#run ??= inBackground('enquiries', () => this.#look()).finally(() => {
      this.#run = undefined
      // An enquiry was stored after the last attempt, but before that one counted as over.
      if (this.#isWokenAgain && this.#outages === 0) this.wake()
    })
  }

  /** Settles when no attempt is under way. */
  async idle(): Promise<void> {
    await this.#run
  }

  async #look() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    let isThere = true
    while (isThere && this.#isWokenAgain) {
      this.#isWokenAgain = false
      isThere = await this.#carryAll()
    }
    this.#outages = isThere ? 0 : this.#outages + 1
    if (!this.#options.signal?.aborted) this.#again(this.#delay())
  }

  #delay(now = Date.now()) {
    if (this.#outages > 0) return backoff(this.#outages - 1, RETRIES)
    const next = Math.min(now + LOOK_MS, ...[...this.#failed.values()].map(({ dueAt }) => dueAt))
    return Math.max(RETRIES.first, next - now)
  }

  #again(ms: number) {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.wake()
    }, ms)
    this.#timer.unref()
  }

  /** False when the service or the folder cannot be reached, or everything fails that was tried. */
  async #carryAll(): Promise<boolean> {
    const keys = await this.#due()
    if (!keys) return false
    let failed = 0
    for (let i = 0; i < keys.length; i += AT_ONCE) {
      const group = keys.slice(i, i + AT_ONCE)
      const results = await Promise.all(group.map((key) => this.#carry(key)))
      if (results.includes('away')) return false
      failed += results.filter((result) => result === 'later').length
      if (failed >= MAX_FAILED) return false
    }
    return true
  }

  /** The keys that are due; undefined when the folder cannot be read. */
  async #due(now = Date.now()): Promise<string[] | undefined> {
    try {
      const keys = await this.#options.outbox.keys()
      for (const key of this.#failed.keys()) if (!keys.includes(key)) this.#failed.delete(key)
      const dueAt = (key: string) => this.#failed.get(key)?.dueAt ?? 0
      return keys.filter((key) => dueAt(key) <= now).sort((a, b) => dueAt(a) - dueAt(b))
    } catch (error) {
      const { log } = this.#options
      log.error('The outbox of enquiries cannot be read: check its folder.', { error })
      return undefined
    }
  }

  async #carry(key: string): Promise<'done' | 'later' | 'away'> {
    const { outbox, handOver, onHandedOver } = this.#options
    try {
      const accepted = await outbox.read(key)
      if (accepted === 'gone') return 'done'
      const result = accepted
        ? await handOver(accepted)
        : ({ is: 'refused', reason: 'its file is damaged' } as const)
      onHandedOver?.(result.is)
      if (result.is === 'away') {
        this.#warn(result.reason)
        return 'away'
      }
      if (result.is === 'later') return this.#putOff(key, result.reason)
      if (result.is === 'refused') await this.#setAside(key, result.reason)
      else await outbox.done(key)
      this.#failed.delete(key)
      return 'done'
    } catch (error) {
      return this.#putOff(key, error instanceof Error ? error.message : String(error))
    }
  }

  #putOff(key: string, reason: string, now = Date.now()): 'later' {
    const failures = (this.#failed.get(key)?.failures ?? 0) + 1
    this.#failed.set(key, { failures, dueAt: now + backoff(failures - 1, RETRIES) })
    this.#warn(reason)
    return 'later'
  }

  async #setAside(key: string, reason: string) {
    const { outbox, log } = this.#options
    await outbox.setAside(key)
    log.error(
      `An enquiry was not taken by the content service: ${reason}. It is kept in "refused" in the outbox, and tried again at the next start; look at it and answer by hand.`,
      { file: `${key}.json` },
    )
  }

  /** Once a minute, so that an outage does not flood the log. */
  #warn(reason: string, now = Date.now()) {
    if (now - this.#lastLogged < LOG_INTERVAL_MS) return
    this.#lastLogged = now
    const { log } = this.#options
    log.warn(`Enquiries wait in the outbox, will retry: ${reason}. Nothing is lost.`)
  }
}
