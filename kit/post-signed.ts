import { requestIdHeader } from './request-id.ts'
import { sign } from './signature.ts'

type Message = {
  url: string
  /** `PUBLISH_KEY`, which both programs have. */
  key: string
  body: unknown
  timeoutMs: number
  fetch?: typeof globalThis.fetch | undefined
}

/** Posts JSON to the other program, signed. Rejects when there is no response in time. */
export function postSigned({
  url,
  key,
  body: value,
  timeoutMs,
  ...own
}: Message): Promise<Response> {
  const body = JSON.stringify(value)
  const timestamp = Math.floor(Date.now() / 1000).toString()
  const headers = {
    'content-type': 'application/json',
    'x-belvedere-timestamp': timestamp,
    'x-belvedere-signature': sign({ key, timestamp, body }),
    ...requestIdHeader(),
  }
  const signal = AbortSignal.timeout(timeoutMs)
  const { fetch = globalThis.fetch } = own
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
}
