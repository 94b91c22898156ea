import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { isListing } from '@belvedere/kit/enquiry/form-state.ts'
import { referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import type { Payload } from 'payload'
import { readWords } from '../delivery/brand/read-words.ts'
import { dueAt } from './due-at.ts'
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
    // The sentence beside the box for news, as the published brand has it now.
    newsWording: sent.news ? (await readWords(payload)).form.news : null,
    ...{ key, reference: referenceOf(key), acceptedAt, page, visit: visit ?? null },
    source: sourceOfVisit(visit) || null,
    ...{ house: house?.id ?? null, houseTitle: house?.title ?? '', housePath },
    ...{ state: 'new', dueAt: due.toISOString() },
  }
  return { data, house }
}

type House = { id: number; title: string; path: string }

/**
 * The listing at a path of the site. The slug decides: the address of the section and the category
 * are the owner's, and may have been renamed since the enquiry was sent.
 */
async function findHouse(payload: Payload, path: string): Promise<House | undefined> {
  if (!isListing(path)) return undefined
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const { docs } = await payload.find({
    collection: 'listings',
    where: { slug: { equals: slug } },
    select: { title: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  return found && { id: found.id, title: found.title ?? '', path }
}
