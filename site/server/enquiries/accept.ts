import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import type { AskedForm } from '@belvedere/kit/enquiry/asked-form.ts'
import { checkEnquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import type { FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import { keyOf, referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import type { Client } from '@belvedere/kit/forwarded.ts'
import type { Log } from '@belvedere/kit/log.ts'
import type { ProofOfWork } from '@belvedere/kit/proof-of-work/proof-of-work.ts'
import type { HandOver } from './content-inbox.ts'
import type { Courier } from './courier.ts'
import type { RateLimits } from './limits.ts'
import type { Outbox } from './outbox.ts'
import type { SentForm } from './read-form.ts'
import type { Tickets } from './tickets.ts'

/** Nobody can read and fill in a form within two seconds. */
const MIN_AGE_MS = 2000

export type Acceptance = {
  tickets: Tickets
  limits: RateLimits
  proof: ProofOfWork
  outbox: Outbox
  courier: Courier
  handOver: HandOver
  log: Log
}

/** The origin of a form: the client, and whether it was sent from this site. */
type Sender = { client: Client; isOwn: boolean }

/**
 * Accepts a form, or returns the reason why not. `sent` means that the enquiry is on disk, or in
 * the database of the content service.
 */
export async function accept(
  form: SentForm,
  asked: AskedForm,
  sender: Sender,
  parts: Acceptance,
): Promise<FormAnswer> {
  const { tickets, limits, proof } = parts
  const checked = checkEnquiry(form.values, asked)
  if (!checked.enquiry) return { is: 'wrong', problems: checked.problems }
  const allowance = limits.allowance(sender.client)
  if (allowance.is === 'refused') return { is: 'busy', retryAfterS: allowance.retryAfterS }
  // A password manager may have filled in the hidden field for a visitor, who would not know why the
  // form is refused. Their browser does the proof of work unasked; programs that only post cannot.
  const need = form.isTrapped ? 'proof' : allowance.is
  const ticket = sender.isOwn ? tickets.read(form.ticket) : undefined
  if (!ticket || ticket.ageMs < MIN_AGE_MS) return lookOver(ticket?.id, need, parts)
  if (need === 'proof' && !(await proof.accepts(form.proof, ticket.id)))
    return lookOver(ticket.id, need, parts)
  limits.count(sender.client)
  const key = keyOf(ticket.id, checked.enquiry)
  const accepted: AcceptedEnquiry = {
    key,
    acceptedAt: new Date().toISOString(),
    page: form.page,
    enquiry: checked.enquiry,
    ...(form.visit && { visit: form.visit }),
  }
  return (await keep(accepted, parts)) ? { is: 'sent', reference: referenceOf(key) } : NOT_KEPT
}

const NOT_KEPT: FormAnswer = { is: 'not-kept' }

/** The form again, with a ticket, and with a proof of work to do when there are many of them. */
async function lookOver(
  known: string | undefined,
  need: 'free' | 'proof',
  { tickets, proof }: Acceptance,
): Promise<FormAnswer> {
  const { id, ticket } = tickets.issue(known)
  if (need === 'free') return { is: 'look-over', ticket }
  return { is: 'look-over', ticket, challenge: await proof.ask(id) }
}

/** Stores it on this disk, or else in the content service; false if both fail. */
async function keep(accepted: AcceptedEnquiry, { outbox, courier, handOver, log }: Acceptance) {
  try {
    await outbox.keep(accepted)
    courier.wake()
    return true
  } catch (error) {
    log.error('The outbox of enquiries cannot be written: is its disk full?', { error })
  }
  const { is } = await handOver(accepted)
  if (is !== 'stored') log.error('An enquiry could not be kept; the visitor was told so.')
  return is === 'stored'
}
