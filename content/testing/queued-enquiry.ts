import type { Enquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import { keyOf, referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import { createLocalReq, type Payload } from 'payload'
import { queueDeliveries, type StoredEnquiry } from '../enquiries/deliveries/queue-deliveries.ts'
import { inTransaction } from '../payload/in-transaction.ts'

const FIELDS: Enquiry = {
  name: 'Ines Marlow',
  email: 'ines@example.com',
  phone: '',
  about: '',
  house: '',
  message: 'Which house\nhas the fig tree?',
  language: '',
  answerBy: 'email',
  news: false,
  asked: [],
  consent: null,
}

let count = 0

/** Stores an enquiry without its deliveries. */
export async function makeEnquiry(
  payload: Payload,
  fields: Partial<Enquiry> = {},
): Promise<StoredEnquiry> {
  const enquiry = { ...FIELDS, ...fields }
  const key = keyOf(`ticket ${count++}`, enquiry)
  const reference = referenceOf(key)
  const acceptedAt = new Date().toISOString()
  const { house: housePath, ...stored } = enquiry
  const data = {
    ...stored,
    key,
    reference,
    housePath,
    acceptedAt,
    storedAt: acceptedAt,
    state: 'new',
  }
  const { id } = await payload.db.create({ collection: 'enquiries', data })
  return { id: Number(id), reference, enquiry, house: null, acceptedAt }
}

/** Stores an enquiry and queues its deliveries. */
export async function makeQueued(
  payload: Payload,
  fields: Partial<Enquiry> = {},
  house: StoredEnquiry['house'] = null,
): Promise<StoredEnquiry> {
  const stored = { ...(await makeEnquiry(payload, fields)), house }
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => queueDeliveries(req, stored))
  return stored
}
