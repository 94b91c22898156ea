import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { countEnquiry } from '../overview/visits/count-enquiry.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import type { Enquiry as Stored } from '../payload-types.ts'
import { queueDeliveries } from './deliveries/queue-deliveries.ts'
import { ERASED, eraseEnquiries } from './erase.ts'
import { Ledger } from './ledger.ts'
import { makeRecord, type NewRecord } from './make-record.ts'

const collection = 'enquiries' as const

type Receipt = { id: number; reference: string; isNew: boolean }

/**
 * Stores an enquiry with its deliveries, in one transaction. An enquiry with a known key stays
 * unchanged. One that waited on the site while its person was erased is counted, but its data is
 * neither stored nor sent.
 */
export async function storeEnquiry(payload: Payload, accepted: AcceptedEnquiry): Promise<Receipt> {
  const known = await findKnown(payload, accepted.key)
  if (known) return known
  const record = await makeRecord(payload, accepted)
  const receipt = await storeOnce(payload, accepted, record)
  // Erasing a person covers committed enquiries; one that was about to be committed is erased here.
  if (receipt.isNew && (await isErased(accepted)))
    await eraseEnquiries(payload, [receipt.id], { event: 'enquiries-erased-again' })
  return receipt
}

async function storeOnce(payload: Payload, accepted: AcceptedEnquiry, record: NewRecord) {
  const req = await createLocalReq({}, payload)
  try {
    return await inTransaction(req, async () => {
      // With SQLite the transaction waits here for those of the same key.
      const meanwhile = await findKnown(payload, accepted.key, req)
      return meanwhile ?? (await create(req, accepted, record))
    })
  } catch (error) {
    // With PostgreSQL the unique key refuses the second of two at the same time.
    const meanwhile = await findKnown(payload, accepted.key)
    if (meanwhile) return meanwhile
    throw error
  }
}

async function create(
  req: PayloadRequest,
  accepted: AcceptedEnquiry,
  { data, house }: NewRecord,
): Promise<Receipt> {
  const { key, acceptedAt, enquiry } = accepted
  const erased = await isErased(accepted)
  const storedAt = new Date().toISOString()
  const row = { ...data, storedAt, ...(erased && { ...ERASED, erasedAt: storedAt }) }
  const { id } = await req.payload.db.create({ collection, data: row, req })
  const stored = { id: Number(id), reference: referenceOf(key) }
  await countEnquiry(req, { acceptedAt, house: enquiry.house })
  const place = house ? { title: house.title, path: house.path } : null
  if (!erased) await queueDeliveries(req, { ...stored, enquiry, house: place, acceptedAt })
  return { ...stored, isNew: true }
}

async function isErased({ key, acceptedAt, enquiry }: AcceptedEnquiry): Promise<boolean> {
  const ledger = await Ledger.read()
  return ledger?.has({ key, acceptedAt, email: enquiry.email }) ?? false
}

async function findKnown(
  { db }: Payload,
  key: string,
  req?: PayloadRequest,
): Promise<Receipt | undefined> {
  const query = { collection, where: { key: { equals: key } }, ...(req && { req }) }
  const found = await db.findOne<Stored>({ ...query, select: { reference: true } })
  return found ? { id: found.id, reference: found.reference ?? '', isNew: false } : undefined
}
