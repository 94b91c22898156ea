import { createLocalReq, type Payload } from 'payload'
import { readEnquirySettings } from './deliveries/settings/read-settings.ts'
import { eraseEnquiries } from './erase.ts'
import { readAll } from './read-all.ts'

const DAY = 24 * 60 * 60 * 1000

/** Erases the personal data of enquiries that are kept long enough; resolves to their number. */
export async function eraseOld(payload: Payload, now = new Date()): Promise<number> {
  const days = await retentionDays(payload)
  if (days === undefined) return 0
  const last = new Date(now.getTime() - days * DAY).toISOString()
  const where = { acceptedAt: { less_than: last }, erasedAt: { exists: false } }
  const ids: number[] = []
  for await (const { id } of readAll(payload, { where, select: { reference: true } })) ids.push(id)
  await eraseEnquiries(payload, ids, { event: 'enquiries-expired' })
  return ids.length
}

/** After how many days the personal data of an enquiry is erased; undefined keeps it. */
async function retentionDays(payload: Payload): Promise<number | undefined> {
  return (await readEnquirySettings(await createLocalReq({}, payload))).retentionDays
}
