import type { IncomingMessage, ServerResponse } from 'node:http'
import { SIGNED_OUT } from '@belvedere/kit/preview-messages.ts'
import { createContentClient } from '../../content/client.ts'
import { ContentError, reasonOf } from '../../content/content-error.ts'
import { routeOf } from '../../screens/routes.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import type { RedirectReader } from '../cache/redirect-reader.ts'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import { readAddress } from '../http/address.ts'
import { chooseEncoding } from '../http/encodings.ts'
import { prepareOnce, send } from '../http/prepared-response.ts'
import {
  type PreviewRequest,
  previewOf,
  readPreview,
  withoutPreview,
  withoutToken,
} from '../http/preview-address.ts'
import { sendRedirect } from '../http/redirect.ts'
import { PRIVATE } from '../http/security-headers.ts'
import { sendText } from '../http/send-text.ts'
import { type Denial, deniedPage, studioToAsk } from './denied-page.ts'
import { redirectInPreview } from './hold-preview.ts'
import { KeptShells } from './kept-shells.ts'
import { previewDocument } from './preview-document.tsx'
import { previewPayload } from './preview-payload.ts'
import { type PreviewContext, renderPreview } from './render-preview.ts'
import { exchangeToken, isStudioReady, SessionCookie, type ViewerSession } from './session.ts'

type Options = PreviewContext & {
  previewUrl: string
  contentTimeoutMs?: number | undefined
  redirects: RedirectReader
  /** The public settings, for the words of the site. */
  settings: SettingsReader
  /** Sends the error screens of previews. */
  errors: { sendPreviewError: SendError }
}

type SendError = (request: IncomingMessage, response: ServerResponse, status: 404 | 503) => unknown

/**
 * Answers requests with `preview=true` (spec §2) with drafts, if they have a session of the content
 * service, which checks it for every page. The shells of live previews are kept here.
 */
export class Preview {
  readonly #options: Options
  readonly #cookie: SessionCookie
  readonly #shells = new KeptShells()

  constructor(options: Options) {
    this.#options = options
    this.#cookie = new SessionCookie(options.siteUrl)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? ''
    if (previewOf(url) === 'exit') return this.#exit(response, url)
    const asked = readPreview(url)
    request.url = withoutToken(url)
    try {
      const viewer = await this.#enter(request, response, asked)
      if (viewer) await this.#show(request, response, { ...asked, viewer })
      else await this.#refuse(request, response, asked)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      if (error.kind === 'refused') return await this.#refuse(request, response, asked)
      // The studio still has the unsaved document, and sends it again.
      if (error.kind === 'gone') return await this.#deny(request, response, 410)
      this.#options.log.error('Error fetching a preview:', {
        address: withoutPreview(url),
        ...reasonOf(error),
      })
      await this.#options.errors.sendPreviewError(request, response, 503)
    }
  }

  /** The session: that of a token, which is then stored in a cookie, or else that of the cookie. */
  async #enter(
    request: IncomingMessage,
    response: ServerResponse,
    { token }: PreviewRequest,
  ): Promise<ViewerSession | undefined> {
    if (token === SIGNED_OUT) return undefined
    if (token === undefined) return this.#cookie.read(request.headers.cookie)
    const entered = await exchangeToken(this.#options.previewUrl, token)
    if (!entered) return undefined
    const { session, expiresAt, viewer } = entered
    const own = { session, kind: viewer.kind }
    response.setHeader('set-cookie', this.#cookie.set(own, expiresAt))
    return own
  }

  async #show(
    request: IncomingMessage,
    response: ServerResponse,
    { viewer, unsaved, only }: PreviewRequest & { viewer: ViewerSession },
  ) {
    const { studioUrl: studio, assets, siteUrl } = this.#options
    const url = request.url ?? ''
    const address = readAddress(url)
    if (address.is === 'redirect') return sendOn(response, address.to)
    const route = address.is === 'not-found' ? undefined : routeOf(address.path)
    if (address.is === 'not-found' || !route) return this.#missing(request, response)
    const isEditable = viewer.kind === 'editor'
    const fetchContent = this.#client(viewer, isEditable ? { unsaved, only } : {})
    const blocks = only && isEditable && unsaved ? new Set(only) : undefined
    const options = { fetchContent, only: blocks, isEditable }
    const rendered = await renderPreview(address.path, route, options, this.#options)
    const isPayload = address.is === 'payload'
    if (rendered.is === 'moved') {
      const file = isPayload ? '/_payload.json' : ''
      const moved = { to: rendered.to, status: 307 }
      return sendRedirect(request, response, moved, { file, headers: PRIVATE })
    }
    if (rendered.is === 'not-found') return this.#missing(request, response)
    if (isPayload)
      return sendOnce(
        request,
        response,
        JSON.stringify(previewPayload(rendered, !blocks)),
        JSON_HEADERS,
      )
    const about = { assets, siteUrl, studio, isEditable, address: withoutPreview(url) }
    const { html, headers } = previewDocument(rendered, about)
    await sendOnce(request, response, html, { ...HTML_HEADERS, ...headers })
  }

  /**
   * Redirects come last: a draft at the address of a redirect is shown, since publishing it removes
   * the rule.
   */
  async #missing(request: IncomingMessage, response: ServerResponse) {
    const { redirects, siteUrl, errors } = this.#options
    const to = redirectInPreview(request.url ?? '', await redirects.read(), siteUrl)
    if (to === undefined) return errors.sendPreviewError(request, response, 404)
    sendOn(response, to)
  }

  #client({ session }: ViewerSession, { unsaved, only }: Partial<PreviewRequest>) {
    const { previewUrl: url, contentTimeoutMs: timeoutMs } = this.#options
    const headers = {
      ...(unsaved && { 'x-unsaved': unsaved }),
      ...(unsaved && only && { 'x-blocks': only.join(',') }),
    }
    const client = createContentClient({ url, token: session, timeoutMs, headers })
    if (!unsaved) return client
    const preview = `${session} ${unsaved}`
    return this.#shells.client(client, preview, { isPart: only !== undefined })
  }

  /** Somebody who may be signed in to the studio is sent there first, which sends them back. */
  async #refuse(request: IncomingMessage, response: ServerResponse, { token }: PreviewRequest) {
    const { previewUrl, studioUrl, log } = this.#options
    const viewer = this.#cookie.read(request.headers.cookie)
    const ask = studioToAsk(request, { token, viewer }, studioUrl)
    if (!ask) return this.#deny(request, response, 401, token === SIGNED_OUT)
    // Sent to a studio that is away, they would see an error of their browser.
    if (await isStudioReady(previewUrl)) return sendOn(response, ask)
    log.warn('The studio does not answer: nobody can be asked whether they may see a preview.')
    return this.#deny(request, response, 503)
  }

  async #deny(
    request: IncomingMessage,
    response: ServerResponse,
    status: Denial,
    isSentBack = false,
  ) {
    const { studioUrl: studio, assets } = this.#options
    const { settings } = await this.#options.settings.read().catch(withoutSettings)
    const address = withoutPreview(request.url ?? '')
    const isStrict = assets.isStrict
    const about = { status, address, studio, isStrict, isSentBack, words: brandOf(settings).words }
    const { html, headers } = deniedPage(about)
    const all = { ...HTML_HEADERS, ...headers, ...OF_STATUS[status] }
    return sendOnce(request, response, html, all, status)
  }

  #exit(response: ServerResponse, url: string) {
    const location = withoutPreview(url)
    const headers = { ...PRIVATE, location, 'set-cookie': this.#cookie.clear() }
    sendText(response, 303, `The public page is at ${location}`, headers)
  }
}

/**
 * A scheme of our own, for which no browser asks for a password: the page explains how to sign in.
 */
const SCHEME = 'Preview'

const OF_STATUS: Record<Denial, Record<string, string>> = {
  401: { 'www-authenticate': SCHEME },
  410: {},
  503: { 'retry-after': '10' },
}

const HTML_HEADERS = { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' }
const JSON_HEADERS = {
  ...PRIVATE,
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
}

function sendOn(response: ServerResponse, location: string) {
  sendText(response, 307, `This page is at ${location}`, { ...PRIVATE, location })
}

async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  headers: Record<string, string>,
  status = 200,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  send(request, response, await prepareOnce({ status, body, headers }, encoding))
}
