import type { DeliveryToken } from '../payload-types.ts'

type Entry = { user: DeliveryToken | null; until: number }

const TTL = 5_000
const MAX_ENTRIES = 500
const KEY = Symbol.for('belvedere.delivery-tokens')

/**
 * Users by token hash, for five seconds. The cache is a global, because Next may load this module
 * once for the studio and once for the API.
 */
const store = globalThis as { [KEY]?: Map<string, Entry> }
store[KEY] ??= new Map()
const entries = store[KEY]

/** The cached user of a token; null if the token is unknown, undefined if nothing is cached. */
export function recallToken(hash: string, now = Date.now()): DeliveryToken | null | undefined {
  const entry = entries.get(hash)
  return entry && entry.until > now ? entry.user : undefined
}

export function rememberToken(hash: string, user: DeliveryToken | null, now = Date.now()): void {
  // Random tokens must not fill the memory.
  if (entries.size >= MAX_ENTRIES) entries.clear()
  entries.set(hash, { user, until: now + TTL })
}

/** Clears the cache: called when a token is created, changed or deleted. */
export function forgetTokens(): void {
  entries.clear()
}
