import { fetchAgain } from './fetch-again.ts'
import type { Payload } from './page-data.ts'

const FILE = '/_payload.json'

/** A page's payload, and the address its request was redirected to, if it was. */
export type Fetched = { payload: Payload; redirectedTo: string | undefined }

/** Nothing answered for a page: it may well exist. */
export class PageAwayError extends Error {
  override name = 'PageAwayError'
}

/** The address of the payload of a page: `/lagoon?page=2` has `/lagoon/_payload.json?page=2`. */
export function payloadAddress(page: string): string {
  const { pathname, search } = new URL(page, location.href)
  return pathname.replace(/\/$/, '') + FILE + search
}

/**
 * The payload of a page, tried up to three times. Undefined where the server answers that it has no
 * such page or cannot make it; rejects with `PageAwayError` where nothing answers.
 */
export async function fetchPayload(page: string, signal: AbortSignal) {
  try {
    return await readPayload(await fetchAgain(payloadAddress(page), signal))
  } catch (cause) {
    signal.throwIfAborted()
    throw new PageAwayError(`The page ${page} did not arrive.`, { cause })
  }
}

/** Reads an answer; undefined where it is none of a page. */
export async function readPayload(response: Response): Promise<Fetched | undefined> {
  if (!response.ok) return undefined
  const payload: Payload = await response.json()
  return { payload, redirectedTo: response.redirected ? pageOf(response.url) : undefined }
}

/** The address of the page that a payload belongs to. */
function pageOf(address: string) {
  const { pathname, search } = new URL(address)
  return (pathname.slice(0, -FILE.length) || '/') + search
}
