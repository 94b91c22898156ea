import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import type { Payload } from 'payload'
import { dueAt } from './due-at.ts'
import { findHouse, type House } from './find-house.ts'
import { newsWording } from './news-wording.ts'
import { ownerHours } from './owner-hours.ts'
import { sourceOfVisit } from './source-of.ts'

/** An enquiry that is about to be stored, with the house that it is about. */
export type NewRecord = { data: Record<string, unknown>; house: House | undefined }

/** Adds to an enquiry what the service knows about it: its reference, its house and when it is due. */
export async function makeRecord(payload: Payload, accepted: AcceptedEnquiry): Promise<NewRecord> {
  const { key, acceptedAt, page, visit } = accepted
  const { house: housePath, ...sent } = accepted.enquiry
  const house = await findHouse(payload, housePath)
  const due = dueAt(new Date(acceptedAt), await ownerHours(payload))
  const data = {
    ...sent,
    newsWording: sent.news ? await newsWording(payload) : null,
    ...{ key, reference: referenceOf(key), acceptedAt, page, visit: visit ?? null },
    source: sourceOfVisit(visit) || null,
    ...{ house: house?.id ?? null, houseTitle: house?.title ?? '', housePath },
    ...{ state: 'new', dueAt: due.toISOString() },
  }
  return { data, house }
}
