import { ONCE_KEY } from '../../editing/once/key.ts'
import { request } from '../../studio/request.ts'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import type { DraftVersion } from '../answers/draft-version.ts'
import type { KeptDraft } from '../answers/keep-draft.ts'
import type { Way } from '../answers/send-answer.ts'
import type { ShownEnquiry } from '../shown.ts'

type Answer = { enquiry?: ShownEnquiry; erased?: number }

/** The editable fields of an enquiry. */
export type Change = { state?: string; assignee?: number | null; dueAt?: string }

/** Changes an enquiry; throws the sentence to show. */
export async function changeEnquiry(id: number, change: Change): Promise<void> {
  await ask(`/${id}?depth=0`, 'PATCH', change)
}

const NOT_KNOWN_NOTE =
  'The content service did not answer, so it is not known whether the note was stored. It is still here; try again, and it is stored once.'

/**
 * Adds a note, once with the same key, and reads the enquiry again; throws the sentence to show.
 */
export async function sendNote(id: number, text: string, key: string): Promise<ShownEnquiry> {
  const options = { body: { text }, headers: { [ONCE_KEY]: key }, failed: NOT_KNOWN_NOTE }
  return whole(await request(`/api/enquiries/${id}/notes`, options))
}

const NOT_KNOWN =
  'The content service did not answer, so it is not known whether the answer was sent. It is kept here; press “Send” again, and it is sent once.'

/** Sends or keeps an answer and reads the enquiry again; throws the sentence to show. */
export async function answerEnquiry(
  id: number,
  written: AnswerInForm,
  way: Way,
): Promise<ShownEnquiry> {
  const body = { ...bodyOf(written), way }
  return whole(await request(`/api/enquiries/${id}/answer`, { body, failed: NOT_KNOWN }))
}

/** Keeps an answer that is being written, also while the page closes. */
export function saveDraft(
  id: number,
  written: AnswerInForm,
  version: DraftVersion,
): Promise<KeptDraft> {
  const body = { ...bodyOf(written), ...version }
  const failed = 'The content service does not answer; it is tried again.'
  return request(`/api/enquiries/${id}/draft`, { body, keepalive: true, failed })
}

/** Has a mail sent again that was not sent; throws the sentence to show. */
export async function tryAgain(delivery: number): Promise<void> {
  await request(`/api/deliveries/${delivery}/try-again`, { method: 'POST' })
}

function bodyOf({ key, subject, text, files }: AnswerInForm) {
  return { key, subject, text, files: files.map(({ id }) => id) }
}

export async function readEnquiry(id: number): Promise<ShownEnquiry> {
  return whole(await ask(`/${id}/shown`))
}

/** The path in the API of those of these enquiries that are not deleted, each with when it was erased. */
export function erasuresOf(ids: number[]): string {
  const which = { 'where[id][in]': ids.join(), 'select[erasedAt]': 'true', depth: '0' }
  return `/enquiries?${new URLSearchParams({ ...which, pagination: 'false' })}`
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
