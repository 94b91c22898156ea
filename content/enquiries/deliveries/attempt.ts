import { createLocalReq, type Payload } from 'payload'
import { MailError } from '../../service/mail/mail.ts'
import { DeliveryError, PartlySent } from './delivery-error.ts'
import { readEnquiry } from './read-enquiry.ts'
import { isTriedEnough } from './retry-delay.ts'
import type { DeliveryRow } from './row.ts'
import type { Outcome } from './senders/delivery.ts'
import { SENDERS } from './senders/senders.ts'
import { readEnquirySettings } from './settings/read-settings.ts'

/** The reason for a failed delivery. */
type Failure = {
  state: 'failed' | 'given-up'
  reason: string
  /** Hashes of the addresses that received the mail nevertheless. */
  reached?: string[]
}

export type Result = Outcome | Failure

/** Delivers once. Never throws; undefined if there is nothing left to deliver. */
export async function attempt(
  payload: Payload,
  row: DeliveryRow,
  timeoutMs: number,
): Promise<Result | undefined> {
  try {
    const enquiry = await readEnquiry(payload, row)
    if (!enquiry) return undefined
    const req = await createLocalReq({}, payload)
    const settings = await readEnquirySettings(req)
    return await SENDERS[row.kind]({ req, row, enquiry, settings, timeoutMs })
  } catch (error) {
    const { isFinal, ...why } = explain(error)
    const isOver = isFinal || isTriedEnough(row.queuedAt, Date.now())
    return { state: isOver ? 'given-up' : 'failed', ...why }
  }
}

/**
 * The reason in words. For an unforeseen error only its name is given, because the messages of
 * libraries may repeat their input.
 */
function explain(error: unknown): { reason: string; isFinal: boolean; reached?: string[] } {
  if (error instanceof PartlySent) {
    return { reason: error.message, isFinal: false, reached: error.reached }
  }
  if (error instanceof DeliveryError) return { reason: error.message, isFinal: error.isFinal }
  if (error instanceof MailError) return { reason: error.message, isFinal: false }
  const name = error instanceof Error ? error.name : 'unknown'
  return { reason: `It failed in a way that was not foreseen (${name}).`, isFinal: false }
}
