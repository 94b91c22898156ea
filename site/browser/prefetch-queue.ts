import type { Fetched } from './payload.ts'

type Fetch = (
  address: string,
  isUrgent: boolean,
  signal: AbortSignal,
) => Promise<Fetched | undefined>

type Request = PromiseWithResolvers<Fetched | undefined> & {
  address: string
  isUrgent: boolean
  /** Zero while the request waits for its turn. */
  startedAt: number
}

export type PrefetchQueue = ReturnType<typeof createPrefetchQueue>

/** Spec §9. */
const MOST_AT_ONCE = 4
/** An older payload is fetched again: an editor may have changed the page. */
const FRESH_MS = 30_000
const MOST_KEPT = 16

/** Payloads that are fetched before anybody clicks. What fails is undefined, and says nothing. */
export function createPrefetchQueue(fetch: Fetch) {
  const requests = new Map<string, Request>()
  let running = 0
  let visit = new AbortController()

  /** Queues a payload, unless it is there or on its way. Urgent ones come before all others. */
  const request = (address: string, isUrgent: boolean) => {
    const known = requests.get(address)
    const wanted = known && isFresh(known) ? known : add(address)
    wanted.isUrgent ||= isUrgent
    startNext()
    return wanted.promise
  }

  const add = (address: string) => {
    drop(address)
    const added = {
      address,
      isUrgent: false,
      startedAt: 0,
      ...Promise.withResolvers<Fetched | undefined>(),
    }
    requests.set(address, added)
    const [oldest = address] = requests.keys()
    if (requests.size > MOST_KEPT) drop(oldest)
    return added
  }

  const startNext = () => {
    const waiting = [...requests.values()].filter(({ startedAt }) => startedAt === 0)
    const next = waiting.findLast(({ isUrgent }) => isUrgent) ?? waiting[0]
    if (!next || running >= MOST_AT_ONCE) return
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
   * The payload if it is there or on its way; every click may have it until the page is shown.
   * Otherwise the navigation fetches it, and nothing here does.
   */
  const take = (address: string) => {
    const known = requests.get(address)
    if (known?.startedAt && isFresh(known)) return known.promise
    settle(address)
    return undefined
  }

  /** The page is shown: its payload is used up, and not fetched ahead again for a while. */
  const settle = (address: string) => {
    const settled = add(address)
    settled.startedAt = Date.now()
    settled.resolve(undefined)
  }

  const drop = (address: string) => {
    const dropped = requests.get(address)
    requests.delete(address)
    if (dropped?.startedAt === 0) dropped.resolve(undefined)
  }

  /** Aborts and forgets everything. */
  const stop = () => {
    for (const address of [...requests.keys()]) drop(address)
    visit.abort()
    visit = new AbortController()
  }

  return { request, take, settle, stop }
}

function isFresh({ startedAt }: Request) {
  return startedAt === 0 || Date.now() - startedAt < FRESH_MS
}
