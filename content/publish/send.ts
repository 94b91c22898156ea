import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { sign } from '@belvedere/kit/signature.ts'
import { publishKey } from '../env.ts'

const TIMEOUT = 5000

/**
 * Tells a copy of the site that the change feed has reached this number; returns the reason of a
 * failure, or undefined once the copy has read the feed that far.
 */
export async function send(url: string, sequence: number): Promise<string | undefined> {
  const body = JSON.stringify({ sequence })
  const timestamp = Math.floor(Date.now() / 1000).toString()
  try {
    const signature = sign({ key: publishKey(), timestamp, body })
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-belvedere-timestamp': timestamp,
        'x-belvedere-signature': signature,
        ...requestIdHeader(),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `the site answered ${answer.status}`
  } catch (error) {
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  return code ?? error.message
}
