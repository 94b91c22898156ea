import { setTimeout as sleep } from 'node:timers/promises'
import { backoff } from '@belvedere/kit/backoff.ts'
import type { Log } from '@belvedere/kit/log.ts'
import type { AddressReader } from '../cache/address-reader.ts'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import type { CachedPage } from './load-page.ts'

type Options = {
  pages: TaggedCache<CachedPage>
  addresses: AddressReader
  /** Ends the work. */
  signal: AbortSignal
  log: Log
}

/** How many pages are rendered at once, besides those that visitors wait for. */
const AT_ONCE = 2

/** All addresses are checked again after this time, although publish messages name changes. */
const INTERVAL_MS = 60_000

const RETRIES_MS = { first: 1000, longest: 10_000 }

/**
 * Renders all published pages that are not cached, and those that are stale, so that no visitor
 * waits for one: at the start, after each publish message, and when the content service is back.
 */
export class RenderAhead {
  readonly #options: Options
  /** Pauses between rounds and after failures; a publish message ends them. */
  #pause = new AbortController()
  #isWoken = false
  /** Pages and rounds that failed in a row; they lengthen the pauses. */
  #failures = 0
  #isFullReported = false

  constructor(options: Options) {
    this.#options = options
    void this.#run()
  }

  /** Starts the next round now. */
  wake(): void {
    const pause = this.#pause
    this.#pause = new AbortController()
    this.#failures = 0
    this.#isWoken = true
    pause.abort()
  }

  async #run() {
    const { signal } = this.#options
    while (!signal.aborted) {
      this.#isWoken = false
      const isDone = await this.#round()
      if (!this.#isWoken) await this.#sleep(isDone ? INTERVAL_MS : this.#backOff())
    }
  }

  /** Returns whether every page is rendered. */
  async #round(): Promise<boolean> {
    const { addresses, pages, log } = this.#options
    const list = await addresses.read()
    if (!list) return false
    const pending = pages.pending(list)
    const missing = pending.filter((key) => !pages.has(key))
    const workers = Array.from({ length: AT_ONCE }, () => this.#work(pending))
    const failures = (await Promise.all(workers)).reduce((sum, own) => sum + own, 0)
    if (failures === 0) this.#failures = 0
    const rendered = missing.filter((key) => pages.has(key)).length
    if (rendered > 0) log.info('Pages rendered ahead.', { pages: rendered, of: list.length })
    return failures === 0
  }

  /** Renders pages until none is left; returns how many failed. */
  async #work(pending: string[]): Promise<number> {
    const { pages, signal } = this.#options
    let failures = 0
    for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
      if (signal.aborted) break
      if (pages.isFull && !pages.has(key)) this.#reportFull()
      else if (!(await pages.loadAhead(key))) {
        failures++
        await this.#sleep(this.#backOff())
      }
    }
    return failures
  }

  #backOff() {
    return backoff(this.#failures++, RETRIES_MS)
  }

  async #sleep(ms: number) {
    const signal = AbortSignal.any([this.#pause.signal, this.#options.signal])
    await sleep(ms, undefined, { signal, ref: false }).catch(() => {})
  }

  #reportFull() {
    if (this.#isFullReported) return
    this.#isFullReported = true
    this.#options.log.warn(
      'The page cache is full, so some pages are rendered when they are asked for: set PAGE_CACHE_MB.',
    )
  }
}
