import { NotFound, type PayloadRequest } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../../payload-types.ts'

const ERASED = 'The personal data of this enquiry was erased, so there is nobody to answer.'

/** An enquiry that can be answered, locked until the end of the request's transaction. */
export async function findAnswerable(req: PayloadRequest, id: number): Promise<Enquiry> {
  const collection = 'enquiries' as const
  await waitForRecord(req, collection, id)
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Enquiry>({ collection, where, req })
  if (!found) throw new NotFound(req.t)
  if (found.erasedAt || !found.email) throw refusal(ERASED)
  return found
}
