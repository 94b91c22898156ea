import type { FieldProblem } from './check-control.ts'
import type { EnquiryValues } from './fields.ts'

/** The listing that an enquiry is about. */
export type House = { title: string; path: string }

/** The hidden data of the form that is kept between two attempts. */
type Kept = { values: EnquiryValues; ticket: string; house?: House | undefined }

/**
 * The state of the form after it was sent without scripts: errors, the request to review and send
 * it, the reason why it was refused, or thanks.
 */
export type FormState =
  | ({ is: 'wrong'; problems: FieldProblem[] } & Kept)
  | ({ is: 'look-over' } & Kept)
  | ({ is: 'too-long' } & Kept)
  | ({ is: 'busy' } & Kept)
  | ({ is: 'not-kept' } & Kept)
  | { is: 'sent'; reference: string }

/** Names of the form's fields besides those of the enquiry. */
export const FORM = {
  page: 'page',
  /** The id of the form's block: a page may have two forms. */
  block: 'block',
  ticket: 'ticket',
  proof: 'proof',
  visit: 'visit',
  /**
   * A honeypot field that people do not see; programs that fill in everything are recognised by it.
   */
  trap: 'website',
} as const

/** The query parameter of previews, from which no enquiry is sent. */
export const PREVIEW = 'preview'
/** The number in the thanks of a preview, where no enquiry is sent. */
export const SAMPLE_REFERENCE = '00000-00000'

/** The responses to the form's script. */
export type FormAnswer =
  | { is: 'sent'; reference: string }
  | { is: 'wrong'; problems: FieldProblem[] }
  | { is: 'look-over'; ticket: string; challenge?: unknown }
  | { is: 'too-long' }
  | { is: 'busy'; retryAfterS: number }
  | { is: 'not-kept' }

/** The response to the form's script when the visitor first touches the form. */
export type TicketAnswer = { ticket: string; challenge?: unknown; house?: House }

/** The address to which the form is sent, and the one at which its script gets a ticket. */
export const ENQUIRIES_PATH = '/enquiries'
export const TICKET_PATH = '/enquiries/ticket'
/** The address of the thanks, on the page with the form. */
export const SENT_PATH = '/enquiries/sent'
/** The query parameter of the page with the form: the path of the listing that it is about. */
export const HOUSE_PARAMETER = 'house'

/** The id of the element with the form of this block, to which the answer leads without scripts. */
export function formId(block: string): string {
  return `enquiry-${block}`
}

/** The address of the thanks for an enquiry that was sent with a form. */
export function sentAddress(reference: string, form: { page: string; block: string }): string {
  const { page, block } = form
  const query = new URLSearchParams({ reference, page, block })
  return `${SENT_PATH}?${query}#${encodeURIComponent(formId(block))}`
}

/** The address of the page where visitors ask, for a question about the listing at this path. */
export function askAbout(house: string, inquireTo: string): string {
  return `${inquireTo}?${HOUSE_PARAMETER}=${house}`
}

/** Whether a path can be that of a listing: no other page has three parts. */
export function isListing(path: string): boolean {
  return /^\/[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/.test(path)
}
