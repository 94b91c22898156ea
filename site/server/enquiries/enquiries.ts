import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  ENQUIRIES_PATH,
  type FormAnswer,
  type FormState,
  PREVIEW,
  SENT_PATH,
  sentAddress,
  TICKET_PATH,
  type TicketAnswer,
} from '@belvedere/kit/enquiry/form-state.ts'
import { isReference } from '@belvedere/kit/enquiry/reference.ts'
import type { Client } from '@belvedere/kit/forwarded.ts'
import { BASE_HEADERS } from '../http/security-headers.ts'
import { sendText } from '../http/send-text.ts'
import { type Acceptance, accept } from './accept.ts'
import type { FormPages } from './form-page.tsx'
import { isOwn, readForm, type SentForm, wantsJson } from './read-form.ts'
import { PRIVATE, sendAnswer, sendFormPage } from './send-answer.ts'

type Options = Acceptance & {
  pages: FormPages
  siteUrl: string
  clientOf: (request: IncomingMessage) => Client
  count: (result: FormAnswer['is'] | 'unreadable') => void
}

/** A sentence where no page can be shown. */
type Sentence = 'fromPreview' | 'unknownReference' | 'unreadable' | 'tooLong'

const STATUS: Record<FormAnswer['is'], number> = {
  sent: 200,
  wrong: 422,
  'look-over': 409,
  'too-long': 413,
  busy: 429,
  'not-kept': 503,
}

/** Answers the requests of forms, with and without scripts. */
export class Enquiries {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether a request is for `answer`; the address of a page may begin with the same word. */
  handles({ method = '' }: IncomingMessage, path: string): boolean {
    if (path === ENQUIRIES_PATH) return method === 'POST'
    return path === TICKET_PATH || path === SENT_PATH
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site')
    if (pathname === ENQUIRIES_PATH) {
      if (searchParams.has(PREVIEW)) return this.#say(response, 200, 'fromPreview')
      return this.#receive(request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
    if (pathname === TICKET_PATH)
      return this.#sendTicket(request, response, searchParams.get('house') ?? '')
    const reference = searchParams.get('reference') ?? ''
    if (!isReference(reference)) return this.#say(response, 404, 'unknownReference')
    const state = { is: 'sent', reference } as const
    const form = {
      page: searchParams.get('page') ?? '',
      block: searchParams.get('block') ?? '',
    }
    const thanks = { form, state, status: 200 }
    await sendFormPage(request, response, this.#options.pages, thanks)
  }

  /** Answers with a sentence in the words of the site. */
  async #say(response: ServerResponse, status: number, word: Sentence) {
    sendText(response, status, (await this.#options.pages.words()).form[word])
  }

  async #sendTicket(request: IncomingMessage, response: ServerResponse, path: string) {
    const { tickets, limits, proof, pages, clientOf } = this.#options
    const { id, ticket } = tickets.issue()
    const { is } = limits.allowance(clientOf(request))
    const house = await pages.house(path)
    const answer: TicketAnswer = {
      ticket,
      ...(is === 'proof' && { challenge: await proof.ask(id) }),
      ...(house && { house }),
    }
    sendAnswer(response, 200, answer)
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    const { siteUrl, clientOf, count, pages } = this.#options
    // The connection may break while the form arrives, and then it has no address.
    const client = clientOf(request)
    const form = await readForm(request)
    if (form === undefined) {
      count('unreadable')
      return this.#say(response, 400, 'unreadable')
    }
    const sender = { client, isOwn: isOwn(request, siteUrl) }
    const answer: FormAnswer =
      form === 'too-long'
        ? { is: 'too-long' }
        : await accept(form, await pages.asked(form), sender, this.#options)
    count(answer.is)
    if (wantsJson(request))
      return sendAnswer(response, STATUS[answer.is], answer, retryAfter(answer))
    if (form === 'too-long') return this.#say(response, 413, 'tooLong')
    await this.#sendState(request, response, form, answer)
  }

  /** The answer to a form without scripts: the page with the form, or a redirect to the thanks. */
  async #sendState(
    request: IncomingMessage,
    response: ServerResponse,
    form: SentForm,
    answer: FormAnswer,
  ) {
    if (answer.is === 'sent') {
      const location = sentAddress(answer.reference, form)
      response.writeHead(303, { ...BASE_HEADERS, ...PRIVATE, location })
      return void response.end()
    }
    const state = await this.#stateOf(form, answer)
    // The form has no errors: it is shown so that it can be sent.
    const status = state.is === 'look-over' ? 200 : STATUS[state.is]
    await sendFormPage(request, response, this.#options.pages, { form, state, status })
  }

  async #stateOf({ values, isTrapped }: SentForm, answer: Unsent): Promise<FormState> {
    const { tickets, pages } = this.#options
    const ticket = answer.is === 'look-over' ? answer.ticket : tickets.issue().ticket
    const kept = { values, ticket, house: await pages.house(values.house) }
    if (answer.is === 'wrong') return { is: 'wrong', problems: answer.problems, ...kept }
    // Without scripts the browser cannot do the proof of work. The form that it gets has nothing in
    // its hidden field, so that pressing once more helps whoever did not fill it in.
    if (answer.is === 'look-over' && answer.challenge && !isTrapped) return { is: 'busy', ...kept }
    return { is: answer.is, ...kept }
  }
}

type Unsent = Exclude<FormAnswer, { is: 'sent' }>

function retryAfter(answer: FormAnswer): Record<string, string> {
  return answer.is === 'busy' ? { 'retry-after': String(answer.retryAfterS) } : {}
}
