import type { Log } from '@belvedere/kit/log.ts'
import type { Registry } from '@belvedere/kit/metrics.ts'
import type { Basis } from '../cache/entry.ts'
import { within } from '../cache/patience.ts'
import type { EdgeDriver } from './driver.ts'
import { keysOfChange, keysOfPage } from './keys.ts'
import { Purger } from './purger.ts'

type Options = {
  driver: EdgeDriver
  log: Log
  registry: Registry
  signal?: AbortSignal | undefined
}

/** How long a purge waits for the new pages: until then a visitor may have to wait for them. */
const RENDER_MS = 1000
/** As long as the site itself takes a page for current without asking. */
const LONGEST_S = 300
/** Of a page that is out of date, requests in the same second share one answer. */
const STALE_S = 1

/**
 * The cache in front of the site. What the site sends to it has the keys of its tags; what changes is
 * purged by them, once this copy of the site has rendered the new pages.
 */
export class Edge {
  readonly #driver: EdgeDriver
  readonly #purger: Purger
  /** The purges that wait for new pages. */
  readonly #due = new Set<Promise<unknown>>()
  readonly #keys = new WeakMap<ReadonlySet<string>, readonly string[]>()

  constructor({ driver, log, registry, signal }: Options) {
    this.#driver = driver
    const name = (rest: string) => `belvedere_site_edge_${rest}`
    const purges = registry.counter(name('purges_total'), 'Calls to purge the cache in front.')
    const onPurge = (result: string) => purges.increment({ result })
    this.#purger = new Purger({ driver, log, onPurge, signal })
    const waiting = 'Keys that are not purged in the cache in front yet.'
    registry.gauge(name('keys_waiting'), waiting, () => this.#purger.size)
    const age = 'How long the oldest of these keys has waited, in seconds.'
    registry.gauge(name('waiting_seconds'), age, () => this.#purger.waitingMs / 1000)
  }

  /** The headers that tell the cache in front how to keep a page. */
  headersOf({ tags, refreshAt, isStale }: Basis): string[] {
    const left = Math.ceil((refreshAt - Date.now()) / 1000)
    const seconds = isStale ? STALE_S : Math.min(Math.max(left, STALE_S), LONGEST_S)
    return this.#driver.headersOf(this.#keysOf(tags), seconds)
  }

  /** Purges what a change concerns, once `fresh` says that the new pages exist. */
  change(tags: readonly string[], fresh: Promise<unknown>): void {
    const due = within(fresh, RENDER_MS).then(() => {
      this.#purger.add(keysOfChange(tags))
      this.#due.delete(due)
    })
    this.#due.add(due)
  }

  /** Resolves to whether all changes so far were purged within this time. */
  async settled(maxMs: number): Promise<boolean> {
    const purged = Promise.all(this.#due).then(() => this.#purger.settled())
    return (
      (await within(
        purged.then(() => true),
        maxMs,
      )) === true
    )
  }

  #keysOf(tags: ReadonlySet<string>) {
    const known = this.#keys.get(tags)
    if (known) return known
    const keys = keysOfPage(tags, this.#driver.limits)
    this.#keys.set(tags, keys)
    return keys
  }
}
