import { randomUUID } from 'node:crypto'
import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { checkEnquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import { readValues } from '@belvedere/kit/enquiry/read-values.ts'
import { keyOf } from '@belvedere/kit/enquiry/reference.ts'
import { sign } from '@belvedere/kit/signature.ts'
import { filledForm } from '@belvedere/kit/testing/filled-form.ts'
import type { Payload, Where } from 'payload'
import { receiveEnquiry } from '../enquiries/receive.ts'
import type { Enquiry } from '../payload-types.ts'

const WRITTEN = {
  name: 'Ines Marlow',
  email: 'ines@example.com',
  message: 'Which house has the fig tree?',
}

type Written = Partial<Record<string, string>>

/** An enquiry as the site hands it over; each call has another key. */
export function accepted(
  written: Written = {},
  changes: Partial<AcceptedEnquiry> = {},
): AcceptedEnquiry {
  const fields: Written = { ...WRITTEN, ...written }
  const { enquiry } = checkEnquiry(readValues(filledForm(fields)))
  if (!enquiry) throw new Error('The form would refuse this.')
  const key = keyOf(randomUUID(), enquiry)
  return { key, acceptedAt: new Date().toISOString(), page: '/contact', enquiry, ...changes }
}

type Signing = { key?: string; timestamp?: number }

/** Hands a body over as the site does, in this process. */
export async function handOver(payload: Payload, body: unknown, signing: Signing = {}) {
  const request = signedRequest(body, signing)
  const answer = await receiveEnquiry(request, () => Promise.resolve(payload))
  return { status: answer.status, body: await answer.json() }
}

/** A signed request with this body, as JSON unless it is text. */
export function signedRequest(value: unknown, signing: Signing = {}): Request {
  const body = typeof value === 'string' ? value : JSON.stringify(value)
  const { key = process.env.PUBLISH_KEY ?? '', timestamp = Math.floor(Date.now() / 1000) } = signing
  const headers = {
    'content-type': 'application/json',
    'x-belvedere-timestamp': String(timestamp),
    'x-belvedere-signature': sign({ key, timestamp, body }),
  }
  return new Request('http://localhost:3001/enquiries', { method: 'POST', headers, body })
}

/** Stores an enquiry and returns its record. */
export async function makeEnquiry(
  payload: Payload,
  written: Written = {},
  changes: Partial<AcceptedEnquiry> = {},
): Promise<Enquiry> {
  const one = accepted(written, changes)
  const { status } = await handOver(payload, one)
  if (status !== 200) throw new Error(`The enquiry was answered with ${status}.`)
  return (await enquiriesOf(payload, one.key))[0] ?? Promise.reject(new Error('It is missing.'))
}

/** The records with this key, or all. */
export async function enquiriesOf(payload: Payload, key?: string): Promise<Enquiry[]> {
  const where: Where = key ? { key: { equals: key } } : {}
  const query = { collection: 'enquiries', where, pagination: false, depth: 0 } as const
  return (await payload.find(query)).docs
}

/** Writes without the access rules and hooks, for states that only time and backups create. */
export async function rewrite(payload: Payload, id: number, data: Partial<Enquiry>) {
  await payload.db.updateOne({ collection: 'enquiries', id, data, returning: false })
}
