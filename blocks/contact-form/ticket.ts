import {
  type FormAnswer,
  TICKET_PATH,
  type TicketAnswer,
} from '@belvedere/kit/enquiry/form-state.ts'

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
