import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { belowPublishUrl, publishKey, publishUrls } from '../../service/env.ts'

/** The pages in the cache of a replica of the site that a change affects. */
type Concerned = { pages: number; first: string[] }

const TIMEOUT_MS = 1500

/** Asks the replicas of the site which cached pages have these tags; undefined if none answers. */
export async function askConcerned(tags: string[]): Promise<Concerned | undefined> {
  const answers = await Promise.all(publishUrls().map((url) => askCopy(url, tags)))
  const known = answers.filter((answer) => answer !== undefined)
  if (known.length === 0) return undefined
  // Each replica has cached the pages that its visitors requested.
  const first = [...new Set(known.flatMap((answer) => answer.first))]
  return { pages: Math.max(first.length, ...known.map(({ pages }) => pages)), first }
}

async function askCopy(publishUrl: string, tags: string[]): Promise<Concerned | undefined> {
  try {
    const response = await fetch(belowPublishUrl(publishUrl, 'concerned'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${publishKey()}`,
        'content-type': 'application/json',
        ...requestIdHeader(),
      },
      body: JSON.stringify({ tags }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return readAnswer(await response.json())
    await response.body?.cancel()
    return undefined
  } catch {
    // Publishing never waits for the site: without an answer the dialog names the records that use
    // this one.
    return undefined
  }
}

function readAnswer(body: unknown): Concerned | undefined {
  const { pages, first } = { pages: undefined, first: undefined, ...Object(body) }
  if (typeof pages !== 'number' || !Array.isArray(first)) return undefined
  return { pages, first: first.filter((path) => typeof path === 'string') }
}
