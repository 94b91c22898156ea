import { withCauses } from '@belvedere/kit/causes.ts'
import { whyUnsigned } from '@belvedere/kit/clock.ts'
import { postSigned } from '@belvedere/kit/post-signed.ts'
import { publishKey } from '../service/env.ts'

const TIMEOUT_MS = 5000

/**
 * Tells a replica of the site that the change feed has reached this number; returns the reason of a
 * failure, or undefined once the replica has read the feed that far.
 */
export async function send(url: string, sequence: number): Promise<string | undefined> {
  try {
    const key = publishKey()
    const answer = await postSigned({ url, key, body: { sequence }, timeoutMs: TIMEOUT_MS })
    await answer.body?.cancel()
    return answer.ok ? undefined : refusalOf(answer)
  } catch (error) {
    return withCauses(error)
  }
}

function refusalOf(answer: Response) {
  const { status } = answer
  if (status === 401) return `the site answered 401: ${whyUnsigned(answer)}`
  const advice = ': it takes publish messages at /publish, so PUBLISH_URL has to end like this'
  // Sites answer 405 at addresses of pages.
  return `the site answered ${status}${status === 404 || status === 405 ? advice : ''}`
}
