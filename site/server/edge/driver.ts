import type { KeyLimits, PurgeKind } from './keys.ts'

/** A kind of cache in front of the site: what its answers say to it, and how it is purged. */
export type EdgeDriver = {
  /** Its name in `EDGE`. */
  name: string
  /** The most keys of an answer. */
  limits: KeyLimits
  /** The most keys of one purge. */
  keysPerPurge: number
  /** Headers, as names and values, for an answer with these keys that may be kept for some seconds. */
  headersOf: (keys: readonly string[], seconds: number) => string[]
  /** Purges everything with any of these keys. Rejects with an `EdgeError`. */
  purge: (keys: readonly string[], kind: PurgeKind) => Promise<void>
}

/** How long a page that is out of date is still sent while it is fetched again. */
const REVALIDATE_S = 60
/** How long it is still sent while the site does not answer. */
const SITE_AWAY_S = 24 * 60 * 60

/** How caches in front may keep an answer; browsers go by `cache-control`, which stays as it is. */
export function sharedCaching(seconds: number): string {
  return `max-age=${seconds}, stale-while-revalidate=${REVALIDATE_S}, stale-if-error=${SITE_AWAY_S}`
}

/** A purge has failed. */
export class EdgeError extends Error {
  override name = 'EdgeError'
  /** How long the cache asks to wait before another try. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

const TIMEOUT_MS = 5000

/** Sends a purge and returns the body of the answer; rejects with an `EdgeError` unless it is a success. */
export async function sendPurge(url: string, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { redirect: 'manual', signal, ...init }).catch((cause) => {
    throw new EdgeError(`${url} does not answer`, { cause })
  })
  const body = await response.text().catch((cause) => {
    throw new EdgeError(`${url} broke off its answer`, { cause })
  })
  if (response.ok) return body
  const said = body.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  const retryAfterMs = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000 || undefined
  throw new EdgeError(`${url} answered ${response.status}: ${said}`, { retryAfterMs })
}
