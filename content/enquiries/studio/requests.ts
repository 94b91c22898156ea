import { request } from '../../studio/request.ts'
import type { ShownEnquiry } from '../shown.ts'

type Answer = { enquiry?: ShownEnquiry; erased?: number }

/** The editable fields of an enquiry. */
export type Change = { state?: string; assignee?: number | null; dueAt?: string }

/** Changes an enquiry; throws the sentence to show. */
export async function changeEnquiry(id: number, change: Change): Promise<void> {
  await ask(`/${id}?depth=0`, 'PATCH', change)
}

/** Adds a note and reads the enquiry again; throws the sentence to show. */
export async function sendNote(id: number, text: string): Promise<ShownEnquiry> {
  return whole(await ask(`/${id}/notes`, 'POST', { text }))
}

/** An answer, and a key that is the same when it is sent again. */
export type KeyedAnswer = { text: string; key: string }

/** Answers an enquiry by mail and reads it again; throws the sentence to show. */
export async function answerEnquiry(id: number, answer: KeyedAnswer): Promise<ShownEnquiry> {
  return whole(await ask(`/${id}/answer`, 'POST', answer))
}

export async function readEnquiry(id: number): Promise<ShownEnquiry> {
  return whole(await ask(`/${id}/shown`))
}

/** Erases all enquiries from an address and resolves to their number. */
export async function erasePerson(email: string): Promise<number> {
  return (await ask('/erase', 'POST', { email })).erased ?? 0
}

/** All that is kept of the person with this address, as JSON. */
export async function exportPerson(email: string): Promise<string> {
  return JSON.stringify(await ask('/person', 'POST', { email }), null, 2)
}

function ask(path: string, method?: 'POST' | 'PATCH', body?: object): Promise<Answer> {
  return request(`/api/enquiries${path}`, { ...(method && { method }), ...(body && { body }) })
}

function whole({ enquiry }: Answer): ShownEnquiry {
  if (!enquiry) throw new Error('The content service answered without the enquiry.')
  return enquiry
}
