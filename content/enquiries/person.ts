import type { Payload, PayloadRequest } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import type { Enquiry } from '../payload-types.ts'
import { eraseEnquiries, type Reason } from './erase.ts'
import { foldAddress, Ledger } from './ledger.ts'
import { readAll } from './read-all.ts'

/** All stored data of the person with this address. */
export async function readPerson(payload: Payload, email: string) {
  const enquiries: Partial<Enquiry>[] = []
  for await (const enquiry of readAll(payload)) {
    if (!isFrom(enquiry, email)) continue
    const { key: _, ...own } = enquiry
    enquiries.push(own)
  }
  return { email: email.trim(), exportedAt: new Date().toISOString(), enquiries }
}

/**
 * Erases everything that the person with this address has sent so far, also from backups that are
 * restored later; resolves to the number of enquiries. The ledger comes first: data that a crash
 * leaves is erased at the next start.
 */
export async function erasePerson(
  payload: Payload,
  email: string,
  by?: PayloadRequest,
): Promise<number> {
  await Ledger.addPerson(email, new Date())
  const reason = { event: 'person-erased', by } as const
  const count = await eraseWhere(payload, (enquiry) => isFrom(enquiry, email), reason)
  if (count === 0 && by) await recordAudit(by, { event: reason.event, facts: { count } })
  return count
}

/**
 * Erases again the data that a restored backup has restored: enquiries that people sent before they
 * were erased, and deleted enquiries.
 */
export async function applyLedger(payload: Payload): Promise<number> {
  const ledger = await Ledger.read()
  if (!ledger) return 0
  const reason = { event: 'enquiries-erased-again' } as const
  return eraseWhere(payload, (enquiry) => ledger.has(enquiry), reason)
}

async function eraseWhere(
  payload: Payload,
  isErased: (enquiry: Enquiry) => boolean,
  reason: Reason,
) {
  const ids: number[] = []
  const select = { key: true, email: true, acceptedAt: true } as const
  for await (const enquiry of readAll(payload, {
    where: { erasedAt: { exists: false } },
    select,
  })) {
    if (isErased(enquiry)) ids.push(enquiry.id)
  }
  await eraseEnquiries(payload, ids, reason)
  return ids.length
}

const isFrom = ({ email }: Enquiry, address: string) =>
  foldAddress(email ?? '') === foldAddress(address)
