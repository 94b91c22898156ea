import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { postSigned } from '@belvedere/kit/post-signed.ts'
import { serviceUrl } from '../../content/service-url.ts'

/**
 * What the content service did with an enquiry: it is in its database, it will never be taken, it
 * may be taken later, or nothing, since it cannot be reached.
 */
export type HandedOver =
  | { is: 'stored' }
  | { is: 'refused'; reason: string }
  | { is: 'later'; reason: string }
  | { is: 'away'; reason: string }

/** Hands an enquiry over to the content service. Never rejects. */
export type HandOver = (accepted: AcceptedEnquiry) => Promise<HandedOver>

type Options = { contentUrl: string; publishKey: string; timeoutMs?: number }

/** Creates the way to `/enquiries` of the content service, beside its GraphQL endpoint. */
export function createHandOver({ contentUrl, publishKey, timeoutMs = 10_000 }: Options): HandOver {
  const url = serviceUrl(contentUrl, '/enquiries')
  return async (body) => {
    try {
      const response = await postSigned({ url, key: publishKey, body, timeoutMs })
      return outcomeOf(response.status, await response.text())
    } catch (error) {
      return { is: 'away', reason: reasonOf(error) }
    }
  }
}

/** Only the words of the service count as stored: a proxy before it may answer 200 as well. */
function outcomeOf(status: number, text: string): HandedOver {
  if (status === 422) return { is: 'refused', reason: `it answered ${status}` }
  if (status === 200 && isStored(text)) return { is: 'stored' }
  const advice = status === 401 ? ': check PUBLISH_KEY on both sides' : ''
  return { is: 'later', reason: `it answered ${status}${advice}` }
}

const isStored = (text: string) => asFields(parseJson(text)).stored === true

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
