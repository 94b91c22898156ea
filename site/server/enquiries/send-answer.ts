import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormAnswer, FormState, TicketAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { chooseEncoding } from '../http/encodings.ts'
import { prepareOnce, send } from '../http/prepared-response.ts'
import { BASE_HEADERS } from '../http/security-headers.ts'
import { sendText } from '../http/send-text.ts'
import type { Form, FormPages } from './form-page.tsx'

/** No cache keeps an answer about an enquiry, and no search engine lists it. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Sends an answer to the form's script. */
export function sendAnswer(
  response: ServerResponse,
  status: number,
  answer: FormAnswer | TicketAnswer,
  headers: Record<string, string> = {},
): void {
  const type = { 'content-type': 'application/json' }
  response.writeHead(status, { ...BASE_HEADERS, ...PRIVATE, ...type, ...headers })
  response.end(JSON.stringify(answer))
}

type Shown = { form: Form; state: FormState; status: number }

/** Sends the page with this form in this state, to visitors without scripts. */
export async function sendFormPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages: FormPages,
  { form, state, status }: Shown,
): Promise<void> {
  const page = await pages.make(form, state)
  if (!page) return sendText(response, status, inPlainText(state, await pages.words()))
  const headers = {
    ...BASE_HEADERS,
    ...page.headers,
    ...PRIVATE,
    'content-type': 'text/html; charset=utf-8',
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  send(request, response, await prepareOnce({ status, body: page.html, headers }, encoding))
}

/** For a page with the form that is gone meanwhile: the visitor's input must not be lost. */
function inPlainText(state: FormState, { form }: SiteWords) {
  if (state.is === 'sent') return `${form.sentHeading}. ${form.reference}: ${state.reference}`
  const { name, email, phone, about, message } = state.values
  const written = [name, email, phone, about, message].filter(Boolean).join('\n')
  return `${form.notKept}\n\n${written}`
}
