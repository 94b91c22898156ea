import type { FetchedPage } from './payload.ts'
import type { Tab } from './tab.ts'

type Fetch = (
  address: string,
  isUrgent: boolean,
  signal: AbortSignal,
) => Promise<FetchedPage | undefined>

type Request = PromiseWithResolvers<FetchedPage | undefined> & {
  address: string
  isUrgent: boolean
  /** In milliseconds since 1970; zero while the request is queued. */
  startedAt: number
}

export type PrefetchQueue = ReturnType<typeof createPrefetchQueue>

/** Requests that run at once (spec §9). */
const MAX_CONCURRENT = 4
/** Older payloads are fetched again, because an editor may have changed the page. */
const FRESH_MS = 30_000
const MAX_KEPT = 16

/**
 * Fetches payloads before a link is clicked: those of its target if it is redirected, which is what
 * navigations claim. A failed request resolves to undefined.
 */
export function createPrefetchQueue(fetch: Fetch, tab: Pick<Tab, 'pageOf'> = {}) {
  const requests = new Map<string, Request>()
  let running = 0
  let visit = new AbortController()

  /** Queues a payload unless it is fresh or already requested. Urgent requests go first. */
  const request = (link: string, isUrgent: boolean) => {
    const address = tab.pageOf?.(link) ?? link
    const known = requests.get(address)
    const entry = known && isFresh(known) ? known : add(address)
    entry.isUrgent ||= isUrgent
    startNext()
    return entry.promise
  }

  const add = (address: string) => {
    drop(address)
    const added = {
      address,
      isUrgent: false,
      startedAt: 0,
      ...Promise.withResolvers<FetchedPage | undefined>(),
    }
    requests.set(address, added)
    const [oldest = address] = requests.keys()
    if (requests.size > MAX_KEPT) drop(oldest)
    return added
  }

  const startNext = () => {
    const waiting = [...requests.values()].filter(({ startedAt }) => startedAt === 0)
    const next = waiting.findLast(({ isUrgent }) => isUrgent) ?? waiting[0]
    if (!next || running >= MAX_CONCURRENT) return
    running += 1
    next.startedAt = Date.now()
    void fetch(next.address, next.isUrgent, visit.signal)
      .catch(() => undefined)
      .then((fetched) => {
        running -= 1
        next.resolve(fetched)
        startNext()
      })
  }

  /**
   * The payload if it is fresh or in flight; every click gets it until the page is shown. Otherwise
   * undefined: the navigation fetches the payload, and the queue does not.
   */
  const claim = (address: string) => {
    const known = requests.get(address)
    if (known?.startedAt && isFresh(known)) return known.promise
    markShown(address)
    return undefined
  }

  /** Discards the payload of a page that is shown; it is not prefetched again for a while. */
  const markShown = (address: string) => {
    const shown = add(address)
    shown.startedAt = Date.now()
    shown.resolve(undefined)
  }

  const drop = (address: string) => {
    const dropped = requests.get(address)
    requests.delete(address)
    if (dropped?.startedAt === 0) dropped.resolve(undefined)
  }

  /** Aborts all requests and empties the queue. */
  const stop = () => {
    for (const address of [...requests.keys()]) drop(address)
    visit.abort()
    visit = new AbortController()
  }

  return { request, claim, markShown, stop }
}

function isFresh({ startedAt }: Request) {
  return startedAt === 0 || Date.now() - startedAt < FRESH_MS
}
