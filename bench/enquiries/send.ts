import { setTimeout as sleep } from 'node:timers/promises'
import type { EnquiryFields } from '@belvedere/kit/enquiry/fields.ts'
import { pathOf } from '../../e2e/screens.ts'
import { enquiryForm, sendEnquiry } from '../../testing/enquiry.ts'

/** An acknowledged enquiry; `sentAt` is in milliseconds since 1970, as in logs. */
export type Sent = { reference: string; sentAt: number; acknowledgedMs: number }

const MESSAGE = 'We would like to see the house in spring, with our children, and stay a week. '

/** Sends numbered enquiries at a rate, each at its time, whatever became of the ones before. */
export function sendAll(
  count: number,
  perSecond: number,
  send: (number: number) => Promise<Sent>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<Sent[]> {
  const sending = Array.from({ length: count }, async (_, i) => {
    await pause((i * 1000) / perSecond)
    return send(i)
  })
  return Promise.all(sending)
}

/** Sends forms about a listing as the form's script does, each by another visitor. */
export function sender(siteUrl: string, key: string): (number: number) => Promise<Sent> {
  return async (number) => {
    const form = { ...enquiryForm(key, number), ...fieldsOf(number), page: pathOf('contact') }
    const [sentAt, begun] = [Date.now(), performance.now()]
    const answer = await sendEnquiry(siteUrl, form)
    const acknowledgedMs = performance.now() - begun
    if (answer?.is !== 'sent')
      throw new Error(`The site answered “${answer?.is ?? 'nothing'}” to an enquiry.`)
    return { reference: answer.reference, sentAt, acknowledgedMs }
  }
}

function fieldsOf(number: number) {
  return {
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    phone: '+351 210 000 000',
    about: 'A visit',
    house: pathOf('listing'),
    message: `${number}. ${MESSAGE.repeat(5)}`,
    language: 'English',
  } satisfies Partial<EnquiryFields>
}
