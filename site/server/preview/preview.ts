import type { IncomingMessage, ServerResponse } from 'node:http'
import { createContentClient } from '../../content/client.ts'
import { ContentError, reasonOf } from '../../content/content-error.ts'
import { routeOf } from '../../screens/routes.ts'
import { readAddress } from '../address.ts'
import { chooseEncoding } from '../encode.ts'
import { prepareOnce, send } from '../prepared-response.ts'
import { sendRedirect } from '../send-redirect.ts'
import { sendText } from '../send-text.ts'
import { deniedPage } from './denied-page.ts'
import { exchangeToken } from './exchange-token.ts'
import { PRIVATE } from './headers.ts'
import { previewDocument } from './preview-document.tsx'
import { previewPayload } from './preview-payload.ts'
import { type PreviewRequest, previewOf, readPreview, withoutPreview } from './preview-request.ts'
import { type PreviewContext, renderPreview } from './render-preview.ts'
import { SessionCookie, type ViewerSession } from './session-cookie.ts'

type Options = PreviewContext & {
  previewUrl: string
  studioUrl: string
  contentTimeoutMs?: number | undefined
  /** Answers with an error screen. */
  errors: { sendPrivateError: SendError }
}

type SendError = (request: IncomingMessage, response: ServerResponse, status: 404 | 503) => unknown

/**
 * Answers requests with `preview=true` (spec §2): drafts, for whoever has a session of the content
 * service. The session is checked there with every query, and nothing is kept here.
 */
export class Preview {
  readonly #options: Options
  readonly #cookie: SessionCookie

  constructor(options: Options) {
    this.#options = options
    this.#cookie = new SessionCookie(options.siteUrl)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? ''
    if (previewOf(url) === 'exit') return this.#exit(response, url)
    const asked = readPreview(url)
    try {
      const viewer = await this.#enter(request, response, asked)
      if (viewer) await this.#show(request, response, { ...asked, viewer })
      else await this.#deny(request, response)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      if (error.kind === 'refused') return this.#deny(request, response)
      this.#options.log.error('Error fetching a preview:', {
        address: withoutPreview(url),
        ...reasonOf(error),
      })
      await this.#options.errors.sendPrivateError(request, response, 503)
    }
  }

  /** The session: a token's own, which becomes a cookie, or else that of the cookie. */
  async #enter(
    request: IncomingMessage,
    response: ServerResponse,
    { token }: PreviewRequest,
  ): Promise<ViewerSession | undefined> {
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
    const { studioUrl: studio, assets, siteUrl, errors } = this.#options
    const url = request.url ?? ''
    const address = readAddress(url)
    if (address.is === 'redirect')
      return sendText(response, 307, `This page is at ${address.to}`, {
        ...PRIVATE,
        location: address.to,
      })
    const route = address.is === 'not-found' ? undefined : routeOf(address.path)
    if (address.is === 'not-found' || !route) return errors.sendPrivateError(request, response, 404)
    const isEditable = viewer.kind === 'editor'
    const fetchContent = this.#client(viewer, isEditable ? { unsaved, only } : {})
    const blocks = only && isEditable && unsaved ? new Set(only) : undefined
    const options = { fetchContent, only: blocks, isEditable }
    const rendered = await renderPreview(address.path, route, options, this.#options)
    if (rendered.is === 'moved')
      return sendRedirect(
        request,
        response,
        { to: rendered.to, status: 307 },
        address.is === 'payload' ? '/_payload.json' : '',
      )
    if (rendered.is === 'not-found') return errors.sendPrivateError(request, response, 404)
    if (address.is === 'payload')
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

  #client({ session }: ViewerSession, { unsaved, only }: Partial<PreviewRequest>) {
    const { previewUrl: url, contentTimeoutMs: timeoutMs } = this.#options
    const headers = {
      ...(unsaved && { 'x-unsaved': unsaved }),
      ...(unsaved && only && { 'x-blocks': only.join(',') }),
    }
    return createContentClient({ url, token: session, timeoutMs, headers })
  }

  #deny(request: IncomingMessage, response: ServerResponse) {
    const { siteUrl, studioUrl: studio, assets } = this.#options
    const address = withoutPreview(request.url ?? '')
    const { html, headers } = deniedPage({ address, studio, siteUrl, isStrict: assets.isStrict })
    return sendOnce(request, response, html, { ...HTML_HEADERS, ...headers }, 401)
  }

  #exit(response: ServerResponse, url: string) {
    const location = withoutPreview(url)
    const headers = { ...PRIVATE, location, 'set-cookie': this.#cookie.clear() }
    sendText(response, 303, `The public page is at ${location}`, headers)
  }
}

const HTML_HEADERS = { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' }
const JSON_HEADERS = {
  ...PRIVATE,
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
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
