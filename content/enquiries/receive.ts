import { type AcceptedEnquiry, parseAccepted } from '@belvedere/kit/enquiry/accepted.ts'
import { parseJson } from '@belvedere/kit/json.ts'
import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { faultReason } from '../service/fault-reason.ts'
import { metrics } from '../service/metrics.ts'
import { readUpTo } from '../service/read-bytes.ts'
import { answerSite, isFromSite, UNSIGNED } from '../service/site-messages.ts'
import { storeEnquiry } from './store-enquiry.ts'

const log = createLog('enquiries')
const MAX_BYTES = 64 * 1024

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
  const body = await readUpTo(request, MAX_BYTES)
  if (!body) return refuse(LARGE)
  if (!isFromSite(request, body)) {
    count('unsigned')
    return answerSite(401, { errors: [{ message: UNSIGNED }] })
  }
  const accepted = parseAccepted(parseJson(body.toString()))
  return accepted ? store(accepted, open) : refuse(ODD)
}

async function store(accepted: AcceptedEnquiry, open: () => Promise<Payload>) {
  try {
    const { id, reference, isNew } = await storeEnquiry(await open(), accepted)
    count(isNew ? 'stored' : 'known')
    log.info(isNew ? 'Enquiry stored' : 'Enquiry known already', { id, reference })
    return answerSite(200, { stored: true, reference })
  } catch (error) {
    count('failed')
    // The error itself may hold what was to be written.
    log.error('Enquiry not stored; the site tries again', { reason: faultReason(error) })
    return answerSite(503, { errors: [{ message: NOT_STORED }] }, { 'retry-after': '2' })
  }
}

function refuse(sentence: string) {
  count('refused')
  log.warn('Enquiry refused', { reason: sentence })
  return answerSite(422, { refused: sentence })
}

function count(result: string) {
  metrics.enquiries.increment({ result })
}
