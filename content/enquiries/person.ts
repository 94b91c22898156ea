import type { Payload } from 'payload'
import type { Enquiry } from '../payload-types.ts'
import { eraseEnquiries } from './erase.ts'
import { foldAddress, Ledger } from './ledger.ts'
import { readAll } from './read-all.ts'

/** Everything that the service keeps of the person with this address. */
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
 * Erases what the person with this address has sent so far, also from backups that are restored
 * later; resolves to the number of enquiries. The ledger comes first: what a crash leaves is erased
 * at the next start.
 */
export async function erasePerson(payload: Payload, email: string): Promise<number> {
  await Ledger.addPerson(email, new Date())
  return eraseWhere(payload, (enquiry) => isFrom(enquiry, email))
}

/**
 * Erases again what a restored backup has brought back: what persons sent before they were erased, and
 * enquiries that were deleted.
 */
export async function applyLedger(payload: Payload): Promise<number> {
  const ledger = await Ledger.read()
  if (!ledger) return 0
  return eraseWhere(payload, (enquiry) => ledger.has(enquiry))
}

async function eraseWhere(payload: Payload, isErased: (enquiry: Enquiry) => boolean) {
  const ids: number[] = []
  const select = { key: true, email: true, acceptedAt: true } as const
  for await (const enquiry of readAll(payload, {
    where: { erasedAt: { exists: false } },
    select,
  })) {
    if (isErased(enquiry)) ids.push(enquiry.id)
  }
  await eraseEnquiries(payload, ids)
  return ids.length
}

const isFrom = ({ email }: Enquiry, address: string) =>
  foldAddress(email ?? '') === foldAddress(address)
