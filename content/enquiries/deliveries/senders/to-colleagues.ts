import type { PayloadRequest } from 'payload'
import type { Mail } from '../../../service/mail/mail.ts'
import { sendMail } from '../../../service/mail/send-mail.ts'
import { DeliveryError, PartlySent } from '../delivery-error.ts'
import { hashAddress } from '../recipient-hash.ts'
import type { EnquirySettings } from '../settings/settings.ts'
import { type Delivery, type Outcome, SENT } from './delivery.ts'

/** The team's addresses, or those of the administrators while there are none. */
export async function teamOf(req: PayloadRequest, settings: EnquirySettings): Promise<string[]> {
  if (settings.teamAddresses.length > 0) return settings.teamAddresses
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ email }) => email)
}

/**
 * Sends a mail to several colleagues. Recipients that have it do not get it again when others,
 * whose server asked to wait, are retried.
 */
export async function sendToColleagues(
  { req, row, timeoutMs }: Delivery,
  addresses: readonly string[],
  mail: Omit<Mail, 'to'>,
): Promise<Outcome> {
  const all = [...new Set(addresses)]
  const reached = new Set(row.details.reached)
  const to = all.filter((address) => !reached.has(hashAddress(req, address)))
  if (all.length === 0)
    throw new DeliveryError(
      'There is no address to send it to: enter addresses in “Enquiry settings”.',
    )
  if (to.length === 0) return SENT
  const { isKept, refused } = await sendMail({ ...mail, to }, timeoutMs)
  if (isKept) return { state: 'kept' }
  const waiting = refused.filter(({ isPermanent }) => !isPermanent).map(({ address }) => address)
  const has = all.filter((address) => !waiting.includes(address))
  if (waiting.length > 0) throw new PartlySent(has.map((address) => hashAddress(req, address)))
  if (refused.length === 0) return SENT
  const note = `${refused.length} of ${all.length} addresses refused the mail: check them in “Enquiry settings”.`
  return { state: 'sent', note }
}
