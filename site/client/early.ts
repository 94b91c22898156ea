import type { Arrived } from './payload.ts'

type Ask = (address: string, isUrgent: boolean, signal: AbortSignal) => Promise<Arrived | undefined>

type Wish = PromiseWithResolvers<Arrived | undefined> & {
  address: string
  isUrgent: boolean
  /** Zero while it waits for its turn. */
  askedAt: number
}

const MOST_AT_ONCE = 4
/** A page that is opened later is asked for again: an editor may have changed it. */
const FRESH_MS = 30_000
const MOST_KEPT = 16

/** Payloads that are fetched before anybody asks for their pages; what fails does so silently. */
export function createEarly(ask: Ask) {
  const wishes = new Map<string, Wish>()
  let running = 0
  let visit = new AbortController()

  /** Asks for a payload, unless it is asked for already. What is urgent comes before all else. */
  const want = (address: string, isUrgent: boolean) => {
    const known = wishes.get(address)
    const wish = known && isFresh(known) ? known : add(address)
    wish.isUrgent ||= isUrgent
    askNext()
    return wish.promise
  }

  const add = (address: string) => {
    drop(address)
    const wish = {
      address,
      isUrgent: false,
      askedAt: 0,
      ...Promise.withResolvers<Arrived | undefined>(),
    }
    wishes.set(address, wish)
    const [oldest = address] = wishes.keys()
    if (wishes.size > MOST_KEPT) drop(oldest)
    return wish
  }

  const askNext = () => {
    const waiting = [...wishes.values()].filter(({ askedAt }) => askedAt === 0)
    const wish = waiting.findLast(({ isUrgent }) => isUrgent) ?? waiting[0]
    if (!wish || running >= MOST_AT_ONCE) return
    running += 1
    wish.askedAt = Date.now()
    void ask(wish.address, wish.isUrgent, visit.signal)
      .catch(() => undefined)
      .then((arrived) => {
        running -= 1
        wish.resolve(arrived)
        askNext()
      })
  }

  /**
   * Hands over what has come or is on its way, as often as the page is clicked at until it is shown.
   * Where there is nothing, the page is the click's to ask for, and nobody else does.
   */
  const take = (address: string) => {
    const known = wishes.get(address)
    if (known?.askedAt && isFresh(known)) return known.promise
    settle(address)
    return undefined
  }

  /** The page is shown: who comes again gets it anew, and for now nobody fetches it ahead. */
  const settle = (address: string) => {
    const wish = add(address)
    wish.askedAt = Date.now()
    wish.resolve(undefined)
  }

  const drop = (address: string) => {
    const wish = wishes.get(address)
    wishes.delete(address)
    if (wish?.askedAt === 0) wish.resolve(undefined)
  }

  /** Gives everything up. */
  const stop = () => {
    for (const address of [...wishes.keys()]) drop(address)
    visit.abort()
    visit = new AbortController()
  }

  return { want, take, settle, stop }
}

function isFresh({ askedAt }: Wish) {
  return askedAt === 0 || Date.now() - askedAt < FRESH_MS
}
