import { setTimeout as sleep } from 'node:timers/promises'
import type { EnquiryFields } from '@belvedere/kit/enquiry/fields.ts'
import { ENQUIRIES_PATH, FORM, type FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import { Tickets } from '@belvedere/site/server/enquiries/tickets.ts'
import { pathOf } from '../../e2e/screens.ts'

/** An acknowledged enquiry; `sentAt` is in milliseconds since 1970, as in logs. */
export type Sent = { reference: string; sentAt: number; acknowledgedMs: number }

/** Longer than the minimum time that the site expects a visitor to take. */
const TAKEN_MS = 10_000

const MESSAGE = 'We would like to see the house in spring, with our children, and stay a week. '

/** Sends numbered enquiries at a rate, each at its time, regardless of earlier ones. */
export function sendAll(
  count: number,
  perSecond: number,
  send: (number: number) => Promise<Sent>,
): Promise<Sent[]> {
  const sending = Array.from({ length: count }, async (_, i) => {
    await sleep((i * 1000) / perSecond)
    return send(i)
  })
  return Promise.all(sending)
}

/** Sends forms about a listing like the form's script, each by another visitor. */
export function sender(siteUrl: string, key: string): (number: number) => Promise<Sent> {
  const tickets = new Tickets(key)
  return async (number) => {
    const { ticket } = tickets.issue(undefined, Date.now() - TAKEN_MS)
    const body = new FormData()
    for (const [name, value] of Object.entries(fieldsOf(number))) body.set(name, value)
    body.set(FORM.page, pathOf('contact'))
    body.set(FORM.ticket, ticket)
    const [sentAt, begun] = [Date.now(), performance.now()]
    const answer = await post(siteUrl + ENQUIRIES_PATH, body)
    const acknowledgedMs = performance.now() - begun
    if (answer.is !== 'sent') throw new Error(`The site answered “${answer.is}” to an enquiry.`)
    return { reference: answer.reference, sentAt, acknowledgedMs }
  }
}

async function post(url: string, body: FormData): Promise<FormAnswer> {
  const headers = { accept: 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  return response.json()
}

function fieldsOf(number: number): Partial<EnquiryFields> {
  return {
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    phone: '+351 210 000 000',
    about: 'A visit',
    house: pathOf('listing'),
    message: `${number}. ${MESSAGE.repeat(5)}`,
    language: 'English',
  }
}
