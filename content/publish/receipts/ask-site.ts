import { asFields } from '@belvedere/kit/json.ts'
import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { belowPublishUrl, publishKey, publishUrls } from '../../service/env.ts'

/**
 * The response of a replica of the site about a change; `unknown` if it has not read the change, or
 * no longer remembers it.
 */
type CopyReceipt =
  | { is: 'known'; pages: number; waiting: number; freshAfterMs: number | null; first: string[] }
  | { is: 'unknown' }
  | { is: 'unreachable' }

const TIMEOUT_MS = 2000

/** Asks every replica of the site for its receipt of the change with this number. */
export function askSite(sequence: number): Promise<CopyReceipt[]> {
  return Promise.all(
    publishUrls().map((url) => askCopy(belowPublishUrl(url, `receipts/${sequence}`))),
  )
}

async function askCopy(url: string): Promise<CopyReceipt> {
  try {
    const headers = { authorization: `Bearer ${publishKey()}`, ...requestIdHeader() }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    if (response.ok) return readReceipt(await response.json())
    await response.body?.cancel()
    return { is: response.status === 404 ? 'unknown' : 'unreachable' }
  } catch {
    // A failure loses nothing: the form says that the site has not answered, and asks again.
    return { is: 'unreachable' }
  }
}

function readReceipt(body: unknown): CopyReceipt {
  const { pages, waiting, freshAfterMs, first } = asFields(body)
  if (typeof pages !== 'number' || typeof waiting !== 'number') return { is: 'unknown' }
  const paths = Array.isArray(first) ? first.map((page) => asFields(page).path) : []
  return {
    is: 'known',
    pages,
    waiting,
    freshAfterMs: typeof freshAfterMs === 'number' ? freshAfterMs : null,
    first: paths.filter((path) => typeof path === 'string'),
  }
}
