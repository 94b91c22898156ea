import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@belvedere/kit/log.ts'
import type { RedirectRules } from '@belvedere/kit/redirects.ts'
import { readAddress } from './address.ts'
import { type PageAnswers, sendDocument } from './answer-page.ts'
import type { Assets } from './assets.ts'
import { send } from './prepared-response.ts'
import { isRedirectable, sendMatchingRedirect } from './redirect.ts'
import type { RedirectReader } from './redirect-reader.ts'
import { sendText } from './send-text.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export type RouterOptions = {
  assets: Assets
  pages: PageAnswers
  builds: Handler
  media: Handler | undefined
  redirects: RedirectReader
  log: Log
}

/** Routes each request. Redirects are applied before anything else. */
export function createRouter(options: RouterOptions): Handler {
  const { redirects } = options
  const routePage = createPageRouter(options)
  const follow = (rules: RedirectRules, request: IncomingMessage, response: ServerResponse) =>
    sendMatchingRedirect(request, response, rules) ? undefined : routePage(request, response)
  return (request, response) => {
    request.url = originForm(request.url ?? '')
    if (!isRedirectable(request)) return routePage(request, response)
    const rules = redirects.fresh()
    if (rules) return follow(rules, request, response)
    return redirects.read().then((read) => follow(read, request, response))
  }
}

/** Tries the page cache first, since almost all requests are for cached pages. */
function createPageRouter(options: RouterOptions): Handler {
  return (request, response) => {
    const cached = isReadMethod(request) ? options.pages.cached(request.url ?? '') : undefined
    if (cached) return sendDocument(request, response, cached, 'hit')
    return answer(request, response, options)
      .catch((error) => {
        options.log.error('Request failed.', { address: request.url, error })
        return options.pages.sendError(request, response, 500)
      })
      .catch(() => response.destroy())
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: RouterOptions) {
  const url = request.url ?? ''
  const path = pathOf(url)
  if (path.startsWith('/builds/')) return options.builds(request, response)
  if (!isReadMethod(request)) return refuseMethod(response)
  if (path.startsWith('/media/') && options.media) return options.media(request, response)
  const file = options.assets.file(path)
  return file ? send(request, response, file) : answerAddress(url, request, response, options)
}

function answerAddress(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  { pages }: RouterOptions,
) {
  const address = readAddress(url)
  switch (address.is) {
    case 'page':
      return pages.sendPage(request, response, address.path)
    case 'payload':
      return pages.sendPayload(request, response, address)
    case 'redirect':
      return sendText(response, 308, `This page is at ${address.to}`, { location: address.to })
    case 'not-found':
      return pages.sendError(request, response, 404)
  }
}

/** Strips scheme and host: servers must accept the absolute form too (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  const path = /^https?:\/\/[^/?#]*(.*)/is.exec(url)?.[1]
  if (path === undefined) return url
  return path.startsWith('/') ? path : `/${path}`
}

export function isReadMethod({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

function refuseMethod(response: ServerResponse) {
  sendText(response, 405, 'Pages can only be read: use GET or HEAD.', { allow: 'GET, HEAD' })
}
