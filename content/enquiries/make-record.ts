import { fillWords } from '@belvedere/kit/brand/fill-words.ts'
import { FORM_WORDS } from '@belvedere/kit/brand/form-words.ts'
import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import type { Payload } from 'payload'
import { dueAt } from './due-at.ts'
import { ownerHours } from './owner-hours.ts'
import { sourceOfVisit } from './source-of.ts'

/** An enquiry as it is about to be stored, and the house that it is about. */
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

type House = { id: number; title: string; path: string }

const LISTING = /^\/real-estate\/[^/]+\/([^/]+)$/

/**
 * The listing at a path of the site. The slug decides: its category may have been renamed since the
 * page was sent.
 */
async function findHouse(payload: Payload, path: string): Promise<House | undefined> {
  const slug = LISTING.exec(path)?.[1]
  if (slug === undefined) return undefined
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

/** The sentence beside the box for news, as the published brand has it now. */
async function newsWording(payload: Payload): Promise<string> {
  const { form, _status } = await payload.findGlobal({
    slug: 'brand',
    select: { form: true, _status: true },
    depth: 0,
  })
  return fillWords(FORM_WORDS, _status === 'published' ? { news: form?.news } : null).news
}
