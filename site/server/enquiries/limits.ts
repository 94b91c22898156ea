import type { Client } from '@belvedere/kit/forwarded.ts'
import { LRUCache } from 'lru-cache'

/** The limit for a request: allowed, allowed with a proof of work, or refused for a while. */
type Allowance = { is: 'free' | 'proof' } | { is: 'refused'; retryAfterS: number }

/** The number of enquiries that are free, and the number that also need a proof of work. */
export type Limits = {
  perClientFree: number
  perClientAtAll: number
  /** For the whole replica of the site, per minute. */
  perMinuteFree: number
  perMinuteAtAll: number
}

/** The limits, with the first part of each free of a proof of work. */
export function limitsOf(perClientAtAll: number, perMinuteAtAll: number): Limits {
  return {
    perClientFree: Math.ceil(perClientAtAll / 6),
    perClientAtAll,
    perMinuteFree: Math.ceil(perMinuteAtAll / 20),
    perMinuteAtAll,
  }
}

/** A household sends a few in an hour; an office behind one address some more, with a proof. */
export const DEFAULT_LIMITS: Limits = limitsOf(30, 1200)

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const MAX_CLIENTS = 20_000

type Window = { since: number; count: number }

/** Counts requests, by client and in total. Addresses are forgotten after an hour. */
export class RateLimits {
  readonly #limits: Limits
  readonly #clients = new LRUCache<string, Window>({ max: MAX_CLIENTS, ttl: HOUR_MS })
  #all: Window = { since: 0, count: 0 }

  constructor(limits: Limits = DEFAULT_LIMITS) {
    this.#limits = limits
  }

  /**
   * What the client may send now; does not count it. Clients that cannot be told apart need a proof
   * of work once they have sent many, but none is refused because of the others.
   */
  allowance({ address, isShared }: Client, now = Date.now()): Allowance {
    const { perClientFree, perClientAtAll, perMinuteFree, perMinuteAtAll } = this.#limits
    const own = current(this.#clients.get(address), HOUR_MS, now)
    const all = current(this.#all, MINUTE_MS, now)
    if (own.count >= perClientAtAll && !isShared) return refused(own, HOUR_MS, now)
    if (all.count >= perMinuteAtAll) return refused(all, MINUTE_MS, now)
    const isFree = own.count < perClientFree && all.count < perMinuteFree
    return { is: isFree ? 'free' : 'proof' }
  }

  /** Counts a request, whatever its result. */
  count({ address }: Client, now = Date.now()): void {
    const own = current(this.#clients.get(address), HOUR_MS, now)
    this.#clients.set(address, { ...own, count: own.count + 1 })
    const all = current(this.#all, MINUTE_MS, now)
    this.#all = { ...all, count: all.count + 1 }
  }
}

function current(window: Window | undefined, length: number, now: number): Window {
  return window && now - window.since < length ? window : { since: now, count: 0 }
}

function refused({ since }: Window, length: number, now: number): Allowance {
  return { is: 'refused', retryAfterS: Math.max(1, Math.ceil((since + length - now) / 1000)) }
}
