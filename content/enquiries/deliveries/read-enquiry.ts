import { parseAsked, parseConsent } from '@belvedere/kit/enquiry/accepted.ts'
import type { Enquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import { ANSWERS_BY } from '@belvedere/kit/enquiry/fields.ts'
import type { Payload } from 'payload'
import { isOpen } from '../states.ts'
import type { DeliveryRow } from './row.ts'

/** The data of an enquiry in a delivery. */
export type DeliveredEnquiry = Enquiry & {
  reference: string
  /** ISO 8601, UTC. */
  acceptedAt: string
}

/**
 * The contents of an enquiry at the moment they are sent; undefined once there is nothing to send:
 * the enquiry was erased or deleted, or was answered before its reminder went out.
 */
export async function readEnquiry(
  payload: Payload,
  { enquiry: id, kind }: Pick<DeliveryRow, 'enquiry' | 'kind'>,
): Promise<DeliveredEnquiry | undefined> {
  const stored = await payload.findByID({
    collection: 'enquiries',
    id,
    depth: 0,
    disableErrors: true,
  })
  const found: Record<string, unknown> = { ...stored }
  if (!stored || found.erasedAt) return undefined
  if (kind === 'escalation' && !isOpen(found.state)) return undefined
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '')
  return {
    reference: text('reference'),
    acceptedAt: text('acceptedAt'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    about: text('about'),
    // Here `house` is its path; in the collection it is a relation.
    house: text('house') || text('housePath'),
    message: text('message'),
    language: text('language'),
    answerBy: ANSWERS_BY.find((way) => way === found.answerBy) ?? 'email',
    news: found.news === true,
    asked: parseAsked(found.asked),
    consent: parseConsent(found.consent),
  }
}
