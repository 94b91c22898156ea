import type { IncomingMessage, ServerResponse } from 'node:http'
import { ContentError } from '../../content/content-error.ts'
import { offeredAddress } from '../../screens/category/load.ts'
import { splitAddress } from '../../screens/routes.ts'
import type { ErrorStatus } from '../../shell/errors/words.ts'
import type { AddressReader } from '../cache/address-reader.ts'
import type { Basis } from '../cache/entry.ts'
import { BusyError, SlowError } from '../cache/patience.ts'
import type { CacheResult, TaggedCache } from '../cache/tagged-cache.ts'
import type { Edge } from '../edge/edge.ts'
import { readAddress } from '../http/address.ts'
import { chooseEncoding } from '../http/encodings.ts'
import type { Metrics } from '../http/metrics.ts'
import { send } from '../http/prepared-response.ts'
import { withoutPreview } from '../http/preview-address.ts'
import { type Moved, sendRedirect } from '../http/redirect.ts'
import { sendText } from '../http/send-text.ts'
import type { ErrorPages } from './error-pages.tsx'
import type { CachedPage } from './load-page.ts'

/** For payload addresses with the hash of the current version: their content cannot change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Errors after which the same request may succeed. */
const TEMPORARY = [ContentError, BusyError, SlowError]

type Page = CachedPage & { isMissing: false }
type State = CacheResult<unknown>['state']
type Options = {
  pages: TaggedCache<CachedPage>
  errors: ErrorPages
  /** With the list of published addresses, unknown addresses need no query. */
  addresses?: AddressReader | undefined
  metrics: Metrics
  /** The cache in front of the site. */
  edge?: Edge | undefined
}
type Found = { page: Page; state: State; basis: Basis }
type PageResult = Found | { moved: Moved } | { status: ErrorStatus }

/** Answers requests for pages with documents, payloads and error screens. */
export class PageAnswers {
  readonly #pages: TaggedCache<CachedPage>
  readonly #errors: ErrorPages
  readonly #addresses: AddressReader | undefined
  readonly #metrics: Metrics
  readonly #edge: Edge | undefined

  constructor({ pages, errors, addresses, metrics, edge }: Options) {
    this.#pages = pages
    this.#errors = errors
    this.#addresses = addresses
    this.#metrics = metrics
    this.#edge = edge
  }

  /**
   * Sends the page if the cache has a fresh one for exactly this address, and returns whether it has.
   */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request
    const page = this.#pages.fresh(url)
    if (page?.isMissing !== false) return false
    sendDocument(request, response, page, [...cacheHeaders(page, 'hit'), ...this.#edgeHeaders(url)])
    this.#metrics.countAnswer('hit', response.statusCode)
    return true
  }

  /** For a page that was just read from the cache. */
  #edgeHeaders(key: string): readonly string[] {
    const basis = this.#edge && this.#pages.basis(key)
    return basis ? this.#headersFor(basis) : NONE
  }

  #headersFor(basis: Basis): readonly string[] {
    return this.#edge?.headersOf(basis) ?? NONE
  }

  #extraOf({ page, state, basis }: Found): string[] {
    return [...cacheHeaders(page, state), ...this.#headersFor(basis)]
  }

  /** The page at an address as a person wrote it; undefined if it is not on this site, or fails. */
  async read(written: string): Promise<Page | undefined> {
    const address = readAddress(written)
    if (address.is !== 'page') return undefined
    const result = await this.#find(address.path)
    return 'page' in result ? result.page : undefined
  }

  /** The status that a page at a path is answered with; 200 also if it has moved. */
  async statusOf(path: string): Promise<200 | ErrorStatus> {
    const result = await this.#find(path)
    return 'status' in result ? result.status : 200
  }

  async sendPage(request: IncomingMessage, response: ServerResponse, path: string) {
    const result = await this.#find(path)
    if ('status' in result) return this.sendError(request, response, result.status)
    if ('moved' in result) sendRedirect(request, response, result.moved)
    else sendDocument(request, response, result.page, this.#extraOf(result))
    this.#count(result, response)
  }

  async sendPayload(
    request: IncomingMessage,
    response: ServerResponse,
    { path, hash }: { path: string; hash: string },
  ) {
    const result = await this.#find(path)
    if ('moved' in result) sendRedirect(request, response, result.moved, { file: '/_payload.json' })
    else if ('status' in result) refusePayload(response, result.status)
    else {
      const { payload } = result.page
      const caching =
        payload.etag === `W/"${hash}"` ? IMMUTABLE : 'public, max-age=0, must-revalidate'
      const extra = ['cache-control', caching, ...this.#extraOf(result)]
      send(request, response, payload, extra)
    }
    this.#count(result, response)
  }

  async sendError(request: IncomingMessage, response: ServerResponse, status: ErrorStatus) {
    const path = request.url?.split('?', 1)[0] ?? ''
    await this.#sendScreen(request, response, { status, path, isPreview: false })
  }

  /** The error screen of a preview: private, with the bar, and in a frame of the studio as well. */
  async sendPreviewError(request: IncomingMessage, response: ServerResponse, status: ErrorStatus) {
    const path = withoutPreview(request.url ?? '').split('?', 1)[0] ?? ''
    await this.#sendScreen(request, response, { status, path, isPreview: true })
  }

  async #sendScreen(
    request: IncomingMessage,
    response: ServerResponse,
    { path, ...screen }: { status: ErrorStatus; path: string; isPreview: boolean },
  ) {
    if (response.headersSent) return response.destroy()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    send(request, response, await this.#errors.make(screen, path, encoding))
    this.#metrics.countAnswer('none', screen.status)
  }

  #count(result: PageResult, { statusCode }: ServerResponse) {
    this.#metrics.countAnswer('page' in result ? result.state : 'none', statusCode)
  }

  async #find(path: string): Promise<PageResult> {
    // A site without a published home page says so at its first address.
    const isKnown = path === '/' || this.#pages.has(path) || this.#addresses?.has(path) !== false
    if (!isKnown) return { status: 404 }
    const to = this.#pages.has(path) ? undefined : this.#offered(path)
    if (to !== undefined) return { moved: { to, status: 307 } }
    try {
      const { value, state, basis } = await this.#pages.get(path)
      if (!value.isMissing) return { page: value, state, basis }
      return value.moved ? { moved: value.moved } : { status: 404 }
    } catch (error) {
      return { status: TEMPORARY.some((kind) => error instanceof kind) ? 503 : 500 }
    }
  }

  /**
   * Where a filtered list leads to if it names facts that nobody offers. The whole list, which is in
   * the cache almost always, tells that without a query: there are endless names of facts.
   */
  #offered(path: string): string | undefined {
    const address = splitAddress(path)
    const list = address.search ? this.#pages.fresh(address.path) : undefined
    return list?.isMissing === false && list.offered
      ? offeredAddress(address, list.offered)
      : undefined
  }
}

/** Writes a cached or newly rendered page as a document. */
function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  extra: readonly string[],
): void {
  send(request, response, page.document, extra)
}

const NONE: readonly string[] = []

/** The `x-cache` and `x-render` headers. */
function cacheHeaders(page: Page, state: State): string[] {
  return ['x-cache', state, 'x-render', String(page.render)]
}

function refusePayload(response: ServerResponse, status: ErrorStatus) {
  const retry: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {}
  sendText(response, status, status === 404 ? 'Page Not Found' : 'This page did not arrive', retry)
}
