import {
  type FormAnswer,
  HOUSE_PARAMETER,
  type House,
  isListing,
  TICKET_PATH,
  type TicketAnswer,
} from '@belvedere/kit/enquiry/form-state.ts'
import { keepTicket, keptTicket } from './kept-values.ts'

/**
 * A ticket with the time of its arrival, and the proof of work that may be required with it: an
 * empty text if this browser cannot do it.
 */
export type HeldTicket = { ticket: string; since: number; proof: Promise<string> | undefined }

/** How long the form waits for a response before it sends the request again. */
export const PATIENCE_MS = 20_000

/** Requests a ticket from the site, with the name of the listing at this path. */
export async function fetchTicket(house: string): Promise<TicketAnswer> {
  const query = house ? `?${new URLSearchParams({ house })}` : ''
  const response = await fetch(TICKET_PATH + query, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return response.json()
}

/** Stores a ticket, and starts the required proof of work at once. */
export function hold({
  ticket,
  challenge,
}: Pick<
  TicketAnswer & Extract<FormAnswer, { is: 'look-over' }>,
  'ticket' | 'challenge'
>): HeldTicket {
  const proof = challenge
    ? import('@belvedere/kit/proof-of-work/prove.ts')
        .then(({ prove }) => prove(challenge))
        .catch((error: unknown) => {
          console.error('The proof of work failed:', error)
          return ''
        })
    : undefined
  return { ticket, since: Date.now(), proof }
}

/**
 * The ticket of a form, which is requested when the form is first touched; at once when it is about
 * a listing, whose name comes with the ticket.
 */
export function ticketFor(group: string, onHouse: (house: House) => void) {
  let held: Promise<HeldTicket | undefined> | undefined
  const request = (house = '') => {
    held ??= fetchTicket(house)
      .then((answer) => {
        if (answer.house) onHouse(answer.house)
        const kept = keptTicket(group)
        if (kept) return { ticket: kept, since: 0, proof: undefined }
        keepTicket(group, answer.ticket)
        return hold(answer)
      })
      // The ticket is requested again when the form is sent: nothing that goes wrong before, such as
      // in a page that another program has changed, may keep the form from being sent.
      .catch((error: unknown) => {
        console.error('The form has no ticket yet:', error)
        held = undefined
        return undefined
      })
  }
  return { request, held: () => held }
}

/** The listing that the visitor asks about: that of the address, this page, or the page before. */
export function houseOfVisit(): string | undefined {
  const { pathname, search } = location
  return houseOf(search) ?? (isListing(pathname) ? pathname : houseBefore())
}

function houseOf(search: string) {
  const path = new URLSearchParams(search).get(HOUSE_PARAMETER) ?? ''
  return isListing(path) ? path : undefined
}

/**
 * The listing that the visitor comes from, by a link that does not name it: that of the header or
 * the menu.
 */
function houseBefore() {
  const before = addressBefore()
  if (!URL.canParse(before)) return
  const { origin, pathname } = new URL(before)
  return origin === location.origin && isListing(pathname) ? pathname : undefined
}

function addressBefore() {
  if (!('navigation' in window)) return document.referrer
  const { currentEntry } = navigation
  // A tab that was opened by the link has no earlier history entry.
  return navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url ?? document.referrer
}
