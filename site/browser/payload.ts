import { fetchWithRetry } from './fetch-with-retry.ts'
import type { Payload } from './page-data.ts'

const FILE = '/_payload.json'

/** A page's payload, and the page that its request was redirected to, if any. */
export type FetchedPage = { payload: Payload; redirectedTo: string | undefined }

/** The server could not be reached; the page may well exist. */
export class PageUnreachableError extends Error {
  override name = 'PageUnreachableError'
}

/** The address of a page's payload: `/lagoon?page=2` has `/lagoon/_payload.json?page=2`. */
export function payloadAddress(page: string): string {
  const { pathname, search } = new URL(page, location.href)
  return pathname.replace(/\/$/, '') + FILE + search
}

/**
 * Fetches a page's payload in up to three attempts. Undefined if the server has no such page or
 * cannot render it. Rejects with `PageUnreachableError` if the server cannot be reached.
 */
export async function fetchPayload(page: string, signal: AbortSignal) {
  try {
    return await readPayload(await fetchWithRetry(payloadAddress(page), signal))
  } catch (cause) {
    signal.throwIfAborted()
    throw new PageUnreachableError(`Could not load ${page}.`, { cause })
  }
}

/**
 * Parses a response; undefined unless its status is a success. Throws if it has no page, such as a
 * proxy's own answer: a blank page would look as if it were right.
 */
export async function readPayload(response: Response): Promise<FetchedPage | undefined> {
  if (!response.ok) return undefined
  const payload: Payload = await response.json()
  const { path, head, main } = payload
  if (![path, head, main].every((text) => typeof text === 'string')) throw new Error('No page.')
  return { payload, redirectedTo: response.redirected ? pageOf(response.url) : undefined }
}

/** The address of the page that a payload belongs to. */
function pageOf(address: string) {
  const { pathname, search } = new URL(address)
  return (pathname.slice(0, -FILE.length) || '/') + search
}
