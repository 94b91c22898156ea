import { sign } from '@belvedere/kit/signature.ts'
import { publishKey, publishUrl } from '../env.ts'
import type { PublishMessage } from './publish-message.ts'

const TIMEOUT = 5000

/** Posts a publish message to the site; returns the reason of a failure, or undefined. */
export async function send({ id, tags }: PublishMessage): Promise<string | undefined> {
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
