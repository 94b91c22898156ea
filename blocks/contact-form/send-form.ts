import { ENQUIRIES_PATH, FORM, type FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import { fetchTicket, type HeldTicket, hold, PATIENCE_MS } from './ticket.ts'

/** A little longer than the site requires, because clocks differ. */
const MIN_AGE_MS = 2200
const TRIES = 4

/** What the form holds, and the steps of the visit if the visitor agreed to send them. */
type Form = { data: FormData; visit?: unknown }
type Answer =
  | Exclude<FormAnswer, { is: 'look-over' | 'busy' }>
  | { is: 'look-over' }
  | { is: 'busy' }

/**
 * Sends an enquiry until the site has responded. The ticket makes a retry harmless: the same
 * enquiry is stored once. When even new tickets are refused, the reason is not in the text, unless
 * a program has filled in the hidden field (`look-over`): either they need a proof of work that this
 * browser cannot do (`busy`), or the enquiry was not taken.
 */
export async function sendForm(form: Form, held: HeldTicket | undefined): Promise<Answer> {
  let current = held
  for (let i = 0; i < TRIES; i++) {
    try {
      current ??= hold(await fetchTicket(''))
      const proof = await current.proof
      const answer = await post(form, current, proof)
      if (answer.is !== 'look-over') return answer
      if (i > 1 && form.data.get(FORM.trap)) return { is: 'look-over' }
      if (i > 1) return { is: proof === '' ? 'busy' : 'not-kept' }
      current = hold(answer)
    } catch (error) {
      console.error('Sending the form failed:', error)
      if (i < TRIES - 1) await wait(1000 * 2 ** i)
    }
  }
  return { is: 'not-kept' }
}

async function post(
  { data: body, visit }: Form,
  { ticket, since }: HeldTicket,
  proof: string | undefined,
): Promise<FormAnswer> {
  await wait(since + MIN_AGE_MS - Date.now())
  body.set(FORM.ticket, ticket)
  if (visit) body.set(FORM.visit, JSON.stringify(visit))
  if (proof) body.set(FORM.proof, proof)
  const headers = { accept: 'application/json' }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(ENQUIRIES_PATH, { method: 'POST', headers, body, signal })
  return response.json()
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
