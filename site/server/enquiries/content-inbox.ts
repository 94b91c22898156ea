import { withCauses } from '@belvedere/kit/causes.ts'
import { whyUnsigned } from '@belvedere/kit/clock.ts'
import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { postSigned } from '@belvedere/kit/post-signed.ts'
import { serviceUrl } from '../../content/service-url.ts'

/**
 * The result of handing over an enquiry: it is stored, it will never be accepted, it may be
 * accepted later, or the content service cannot be reached.
 */
export type HandedOver =
  | { is: 'stored' }
  | { is: 'refused'; reason: string }
  | { is: 'later'; reason: string }
  | { is: 'away'; reason: string }

/** Hands an enquiry over to the content service. Never rejects. */
export type HandOver = (accepted: AcceptedEnquiry) => Promise<HandedOver>

type Options = { contentUrl: string; publishKey: string; timeoutMs?: number }

/** Creates the client for `/enquiries` of the content service, beside its GraphQL endpoint. */
export function createHandOver({ contentUrl, publishKey, timeoutMs = 10_000 }: Options): HandOver {
  const url = serviceUrl(contentUrl, '/enquiries')
  return async (body) => {
    try {
      const response = await postSigned({ url, key: publishKey, body, timeoutMs })
      return outcomeOf(response, await response.text())
    } catch (error) {
      return { is: 'away', reason: withCauses(error) }
    }
  }
}

/**
 * Only the body written by the content service counts as stored: a proxy in front of it may answer
 * 200 as well.
 */
function outcomeOf(response: Response, text: string): HandedOver {
  const { status } = response
  if (status === 422) return { is: 'refused', reason: `it answered ${status}` }
  if (status === 200 && isStored(text)) return { is: 'stored' }
  const advice = status === 401 ? `: ${whyUnsigned(response)}` : ''
  return { is: 'later', reason: `it answered ${status}${advice}` }
}

const isStored = (text: string) => asFields(parseJson(text)).stored === true
