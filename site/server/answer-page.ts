import type { IncomingMessage, ServerResponse } from 'node:http'
import { ContentError } from '../content/client.ts'
import type { ErrorStatus } from '../shell/errors/words.ts'
import { chooseEncoding } from './encode.ts'
import type { ErrorPages } from './error-pages.tsx'
import type { CachedPage } from './make-page.ts'
import { type PreparedResponse, send } from './prepared-response.ts'
import { type Moved, sendMoved } from './send-moved.ts'
import { sendText } from './send-text.ts'
import { BusyError, type CacheResult, type TaggedCache } from './tagged-cache.ts'

/** A payload's address with the hash of just this version never means anything else. */
const FOR_EVER = 'public, max-age=31536000, immutable'

type Page = CachedPage & { isMissing: false }
type State = CacheResult<unknown>['state']
type Answer = { page: Page; state: State } | { moved: Moved } | { status: ErrorStatus }

/** How the addresses of pages are answered: documents, payloads and error screens. */
export class PageAnswers {
  readonly #pages: TaggedCache<CachedPage>
  readonly #errors: ErrorPages

  constructor(pages: TaggedCache<CachedPage>, errors: ErrorPages) {
    this.#pages = pages
    this.#errors = errors
  }

  /** The page at just this address if it stands ready. */
  cached(url: string): Page | undefined {
    const page = this.#pages.fresh(url)
    return page?.isMissing === false ? page : undefined
  }

  async sendPage(request: IncomingMessage, response: ServerResponse, path: string) {
    const found = await this.#find(path)
    if ('moved' in found) return sendMoved(request, response, found.moved)
    if ('status' in found) return this.sendError(request, response, found.status)
    return sendDocument(request, response, found.page, found.state)
  }

  async sendPayload(
    request: IncomingMessage,
    response: ServerResponse,
    { path, hash }: { path: string; hash: string },
  ) {
    const found = await this.#find(path)
    if ('moved' in found) return sendMoved(request, response, found.moved, '/_payload.json')
    if ('status' in found) return refusePayload(response, found.status)
    const { payload } = found.page
    const caching = payload.etag === `W/"${hash}"` ? FOR_EVER : 'public, max-age=0, must-revalidate'
    const extra = ['cache-control', caching, ...traces(found.page, found.state)]
    return send(request, response, payload, extra)
  }

  async sendError(request: IncomingMessage, response: ServerResponse, status: ErrorStatus) {
    if (response.headersSent) return response.destroy()
    const path = request.url?.split('?', 1)[0] ?? ''
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const screen: PreparedResponse = await this.#errors.make(status, path, encoding)
    return send(request, response, screen)
  }

  async #find(path: string): Promise<Answer> {
    try {
      const { value, state } = await this.#pages.get(path)
      if (!value.isMissing) return { page: value, state }
      return value.moved ? { moved: value.moved } : { status: 404 }
    } catch (error) {
      const isPassing = error instanceof ContentError || error instanceof BusyError
      return { status: isPassing ? 503 : 500 }
    }
  }
}

/** Writes a page that stands ready. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  state: State,
): void {
  send(request, response, page.document, traces(page, state))
}

const hits = new WeakMap<Page, string[]>()

/**
 * How the answer came about: from the cache or not, and from which of all renders. A hit costs a
 * few microseconds in all, so it is given the same list each time.
 */
function traces(page: Page, state: State): string[] {
  const known = state === 'hit' ? hits.get(page) : undefined
  if (known) return known
  const made = ['x-cache', state, 'x-render', String(page.render)]
  if (state === 'hit') hits.set(page, made)
  return made
}

function refusePayload(response: ServerResponse, status: ErrorStatus) {
  const retry: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {}
  sendText(
    response,
    status,
    status === 404 ? 'Page Not CacheResult' : 'This page did not arrive',
    retry,
  )
}
