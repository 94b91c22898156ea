import { postSigned } from '@belvedere/kit/post-signed.ts'
import type { VisitBatch } from '@belvedere/kit/visits/batch.ts'
import { serviceUrl } from '../../content/service-url.ts'

/**
 * Whether the content service has counted a batch, will never accept it, or may accept it later.
 */
export type HandedOver = 'counted' | 'refused' | 'away'

/** Hands a batch over to the content service. Never rejects. */
export type HandOver = (batch: VisitBatch) => Promise<HandedOver>

type Options = { contentUrl: string; publishKey: string; fetch?: typeof globalThis.fetch }

const TIMEOUT_MS = 10_000

/** Creates the client for `/visits` of the content service, beside its GraphQL endpoint. */
export function createHandOver({ contentUrl, publishKey, fetch }: Options) {
  const url = serviceUrl(contentUrl, '/visits')
  return async (body: VisitBatch): Promise<HandedOver> => {
    try {
      const sent = { url, key: publishKey, body, timeoutMs: TIMEOUT_MS, fetch }
      const response = await postSigned(sent)
      return outcomeOf(response.status, await response.text())
    } catch {
      return 'away'
    }
  }
}

/** Only the body written by the service counts: a proxy in front of it may answer 200 as well. */
function outcomeOf(status: number, text: string): HandedOver {
  if (status === 422) return 'refused'
  return status === 200 && text.includes('"counted":true') ? 'counted' : 'away'
}
