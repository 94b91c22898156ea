import type { TypedUser } from 'payload'

type Entry = { user: TypedUser | null; until: number }

const LIFE = 5_000
const MOST = 500
const KEY = Symbol.for('belvedere.delivery-tokens')

/**
 * Tokens looked up within the last five seconds, by hash. It hangs on the process, because Next
 * may load this module once for the studio and once for the API.
 */
const held = globalThis as { [KEY]?: Map<string, Entry> }
held[KEY] ??= new Map()
const entries = held[KEY]

/** What is remembered of a token: its user, `null` for an unknown one, `undefined` for nothing. */
export function recallToken(hash: string, now = Date.now()): TypedUser | null | undefined {
  const entry = entries.get(hash)
  return entry && entry.until > now ? entry.user : undefined
}

export function rememberToken(hash: string, user: TypedUser | null, now = Date.now()): void {
  // Somebody trying tokens at random must not fill the memory.
  if (entries.size >= MOST) entries.clear()
  entries.set(hash, { user, until: now + LIFE })
}

/** Forgets all tokens: called when one is created, changed or deleted. */
export function forgetTokens(): void {
  entries.clear()
}
