import { ENQUIRIES_PATH, type FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import { Tickets } from '@belvedere/site/server/enquiries/tickets.ts'

/** Takes the limits off a test's visitors, who all come from one address. */
export const NO_LIMITS = { ENQUIRIES_PER_CLIENT: '1000000', ENQUIRIES_PER_MINUTE: '1000000' }

const TICKET_AGE_MS = 10_000
const PATIENCE_MS = 30_000

/** The fields of a visitor's form, with a ticket: sent again, it is the same enquiry. */
export type EnquiryForm = Record<string, string>

/** A filled-in form with a ticket that is old enough to be taken. */
export function enquiryForm(publishKey: string, number: number): EnquiryForm {
  const { ticket } = new Tickets(publishKey).issue(undefined, Date.now() - TICKET_AGE_MS)
  return {
    name: `Visitor ${number}`,
    email: `v${number}@example.com`,
    message: 'Hello',
    page: '/contact',
    ticket,
  }
}

/** Sends a form, as the form's script does; undefined when there is no answer. */
export async function sendEnquiry(
  siteUrl: string,
  form: EnquiryForm,
): Promise<FormAnswer | undefined> {
  try {
    const response = await fetch(siteUrl + ENQUIRIES_PATH, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: formDataOf(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return await response.json()
  } catch {
    return undefined
  }
}

/** A form as a browser sends it. */
export function formDataOf(form: EnquiryForm): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.set(name, value)
  return data
}
