import { type AcceptedEnquiry, parseAccepted } from '@belvedere/kit/enquiry/accepted.ts'
import { parseJson } from '@belvedere/kit/json.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { verify } from '@belvedere/kit/signature.ts'
import type { Payload } from 'payload'
import { publishKey } from '../service/env.ts'
import { faultReason } from '../service/fault-reason.ts'
import { metrics } from '../service/metrics.ts'
import { readBytes, TooLargeError } from '../service/read-bytes.ts'
import { storeEnquiry } from './store-enquiry.ts'

const log = createLog('enquiries')
const MAX_BYTES = 64 * 1024

const UNSIGNED =
  'Sign the body with the publish key, and check that the clocks of both programs agree.'
const LARGE = 'This is larger than 64 KB, and no form sends that much.'
const ODD = 'This is not a complete enquiry: see AcceptedEnquiry in kit/enquiry/accepted.ts.'
const NOT_STORED = 'The enquiry could not be stored: please try again in a moment.'

/**
 * Handles `POST /enquiries`: an enquiry that the site has acknowledged. Answers 200 once it is
 * committed, 422 if it never will be; with anything else the site tries again. Neither the log nor
 * the metrics say what is in it.
 */
export async function receiveEnquiry(
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  const body = await readBytes(request, { anonymous: MAX_BYTES }).catch((error: unknown) => {
    if (error instanceof TooLargeError) return undefined
    throw error
  })
  if (!body) return refuse(LARGE)
  if (!isSigned(request.headers, body)) {
    count('unsigned')
    return answer(401, { errors: [{ message: UNSIGNED }] })
  }
  const accepted = parseAccepted(parseJson(body.toString()))
  return accepted ? store(accepted, open) : refuse(ODD)
}

async function store(accepted: AcceptedEnquiry, open: () => Promise<Payload>) {
  try {
    const { id, reference, isNew } = await storeEnquiry(await open(), accepted)
    count(isNew ? 'stored' : 'known')
    log.info(isNew ? 'Enquiry stored' : 'Enquiry known already', { id, reference })
    return answer(200, { stored: true, reference })
  } catch (error) {
    count('failed')
    // The error itself may hold what was to be written.
    log.error('Enquiry not stored; the site tries again', { reason: faultReason(error) })
    return answer(503, { errors: [{ message: NOT_STORED }] }, { 'retry-after': '2' })
  }
}

function isSigned(headers: Headers, body: Buffer) {
  const timestamp = headers.get('x-belvedere-timestamp') ?? ''
  const signature = headers.get('x-belvedere-signature') ?? ''
  return verify({ key: publishKey(), timestamp, signature, body })
}

function refuse(sentence: string) {
  count('refused')
  log.warn('Enquiry refused', { reason: sentence })
  return answer(422, { refused: sentence })
}

function count(result: string) {
  metrics.enquiries.increment({ result })
}

function answer(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
