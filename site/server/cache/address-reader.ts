import { type Addresses, addresses } from '@belvedere/kit/addresses.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { ADDRESSES, fetchAddresses, withAddressList } from '../../content/addresses.ts'
import type { ContentClient } from '../../content/client.ts'
import { reasonOf } from '../../content/content-error.ts'
import { routeOf, splitAddress } from '../../screens/routes.ts'
import type { Keeper } from './entry.ts'
import { isStartingUp } from './error-log-level.ts'
import { TaggedCache } from './tagged-cache.ts'

type Options = {
  fetchContent: ContentClient
  log: Log
  ready?: () => Promise<unknown>
  maxWaitMs?: number | undefined
  keeper?: Keeper<readonly string[]> | undefined
}

/**
 * The addresses of a list that this site has a kind of page for, indexed for lookups. Which these are
 * depends on the names of addresses, which may become known after the list.
 */
type Indexed = {
  list: readonly string[]
  names: Addresses
  routed: readonly string[]
  paths: Set<string>
  listings: Set<string>
}

const MAX_AGE_MS = 60_000
const MAX_WAIT_MS = 1000
const AFTER_FAILURE_MS = 1000

/** Caches the addresses of all published pages. */
export class AddressReader {
  readonly #cache: TaggedCache<readonly string[]>
  #indexed: Indexed = indexOf([])
  /** Whether the last read worked: during an outage the list may be older than the last publish. */
  #isCurrent = false
  #nextTry = 0

  constructor({ fetchContent, log, ready, maxWaitMs = MAX_WAIT_MS, keeper }: Options) {
    this.#cache = new TaggedCache({
      load: async () => {
        const { addresses: value, tags } = await fetchAddresses(fetchContent)
        this.#isCurrent = true
        return { value, tags, maxAgeMs: MAX_AGE_MS }
      },
      onError: (_, error) => {
        this.#isCurrent = false
        this.#nextTry = Date.now() + AFTER_FAILURE_MS
        // The content service starts at the same time as the site.
        const level = isStartingUp() ? 'debug' : 'error'
        log[level]('Error fetching the list of pages:', reasonOf(error))
      },
      ...(ready && { ready }),
      maxWaitMs,
      maxRestoredWaitMs: maxWaitMs,
      maxFirstWaitMs: maxWaitMs,
      keeper,
    })
  }

  invalidate(tags: readonly string[]): void {
    this.#nextTry = 0
    this.#cache.invalidate(withAddressList(tags))
  }

  /**
   * Whether a page is published at this address. Undefined while the list may be out of date: then
   * only the content service can tell. Synchronous, because it is called for every address that is
   * not cached.
   */
  has(address: string): boolean | undefined {
    const list = this.#isCurrent ? this.#cache.fresh(ADDRESSES) : undefined
    if (!list) {
      void this.read()
      return undefined
    }
    const { path } = splitAddress(address)
    const { paths, listings } = this.#index(list)
    // Below another category, a listing's address redirects to its own.
    return paths.has(path) || listings.has(slugOfListing(path))
  }

  /** The addresses, if the content service has just confirmed them; never rejects. */
  async read(): Promise<readonly string[] | undefined> {
    if (Date.now() < this.#nextTry) return undefined
    const result = await this.#cache.get(ADDRESSES).catch(() => undefined)
    if (!result || !this.#isCurrent || result.state === 'stale') return undefined
    return this.#index(result.value).routed
  }

  /** The addresses as far as known, which may be old; undefined if they were never read. */
  get known(): readonly string[] | undefined {
    const list = this.#cache.peek(ADDRESSES)
    return list && this.#index(list).routed
  }

  #index(list: readonly string[]): Indexed {
    const { list: indexed, names } = this.#indexed
    if (indexed !== list || names !== addresses()) this.#indexed = indexOf(list)
    return this.#indexed
  }
}

function indexOf(list: readonly string[]): Indexed {
  const routed = list.filter(routeOf)
  const [paths, listings] = [new Set(routed), new Set(routed.map(slugOfListing))]
  return { list, names: addresses(), routed, paths, listings }
}

/** The slug in a listing's address; for other addresses a text that no slug equals. */
function slugOfListing(path: string): string {
  const route = routeOf(path)
  return route?.kind === 'real_estate_listing' ? route.slug : path
}
