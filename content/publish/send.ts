import { sign } from '@belvedere/kit/signature.ts'
import { publishKey, publishUrl } from '../env.ts'
import type { Notice } from './publish-message.ts'

const PATIENCE = 5000

/** Posts the news to the site; returns why the site did not take it, or nothing when it did. */
export async function send({ id, tags }: Notice): Promise<string | undefined> {
  const body = JSON.stringify({ id, tags })
  const timestamp = Math.floor(Date.now() / 1000).toString()
  try {
    const signature = sign({ key: publishKey(), timestamp, body })
    const answer = await fetch(publishUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-belvedere-timestamp': timestamp,
        'x-belvedere-signature': signature,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `it answered ${answer.status}`
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
