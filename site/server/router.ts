import type { IncomingMessage, ServerResponse } from 'node:http'
import { identify } from '@belvedere/kit/identify.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { GONE, type Match, type RedirectRules } from '@belvedere/kit/redirects.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import type { Builds } from './builds.ts'
import type { RedirectReader } from './cache/redirect-reader.ts'
import type { SettingsReader } from './cache/settings-reader.ts'
import type { Enquiries } from './enquiries/enquiries.ts'
import { isBrandFile, sendBrandFile } from './found/brand-files.ts'
import type { FoundFiles } from './found/found-files.ts'
import { isFileAddress, readAddress } from './http/address.ts'
import { answerHealthCheck, isHealthCheck, type Readiness } from './http/health.ts'
import { METRICS, type Metrics, sendMetrics } from './http/metrics.ts'
import { send } from './http/prepared-response.ts'
import { previewOf, withoutPreview } from './http/preview-address.ts'
import { isRedirectable, matchOf, sendMatch, splitRequest } from './http/redirect.ts'
import { type Handler, isReadMethod, originForm, pathOf } from './http/request.ts'
import { sendText } from './http/send-text.ts'
import type { PageAnswers } from './pages/page-answers.ts'
import type { Preview } from './preview/preview.ts'
import type { Publishing } from './publish/publishing.ts'
import type { Assets } from './render/assets.ts'
import type { SharePictures } from './share/share-pictures.ts'
import type { Visits } from './visits/visits.ts'

type RouterOptions = {
  assets: Assets
  pages: PageAnswers
  builds: Builds
  publishing: Publishing
  enquiries: Enquiries
  found: FoundFiles
  visits: Visits
  preview: Preview
  media?: Handler | undefined
  /** The pictures that the content service draws. */
  made?: MadePictures | undefined
  share: SharePictures
  redirects: RedirectReader
  settings: SettingsReader
  whyNotReady: Readiness
  metrics: Metrics
  publishKey: string
  log: Log
}

/** Routes each request. Only health checks, enquiries and previews come before redirects. */
export function createRouter(options: RouterOptions): Handler {
  const { redirects, enquiries, whyNotReady, metrics } = options
  const routePage = createPageRouter(options)
  const follow = (rules: RedirectRules, request: IncomingMessage, response: ServerResponse) => {
    const match = matchOf(request, rules)
    if (!match) return routePage(request, response)
    if (!match.isAbove) return answerMatch(match, request, response)
    return attempt(request, response, options, async () =>
      (await isMissingPage(request, options))
        ? answerMatch(match, request, response)
        : routePage(request, response),
    )
  }
  const answerMatch = (match: Match, request: IncomingMessage, response: ServerResponse) => {
    if (match.redirect.status === GONE) return attempt(request, response, options, answerGone)
    sendMatch(request, response, match)
    metrics.countAnswer('none', response.statusCode)
  }
  return (request, response) => {
    const url = originForm(request.url ?? '')
    request.url = url
    if (isHealthCheck(url)) return answerHealthCheck(request, response, whyNotReady)
    if (enquiries.handles(request, pathOf(url)))
      return attempt(request, response, options, answerEnquiry)
    if (!isRedirectable(request)) return routePage(request, response)
    // A preview follows no redirects here, and needs the names of addresses that come with them.
    const isPreview = previewOf(url) !== 'none'
    const go = (rules: RedirectRules) =>
      isPreview ? routePage(request, response) : follow(rules, request, response)
    const rules = redirects.fresh()
    return rules ? go(rules) : redirects.read().then(go)
  }
}

/** Whether no page is at the address, however it is spelled. */
async function isMissingPage({ url = '' }: IncomingMessage, { pages }: RouterOptions) {
  const written = readAddress(url)
  const address = written.is === 'redirect' ? readAddress(written.to) : written
  if (address.is === 'redirect') return false
  return address.is === 'not-found' || (await pages.statusOf(address.path)) === 404
}

/** Tries the page cache first, since almost all requests are for cached pages. */
function createPageRouter(options: RouterOptions): Handler {
  const { pages } = options
  return (request, response) => {
    if (isPreview(request)) return attempt(request, response, options, answerPreview)
    if (isReadMethod(request) && pages.sendCached(request, response)) return
    return attempt(request, response, options, answer)
  }
}

function isPreview(request: IncomingMessage) {
  return isReadMethod(request) && previewOf(request.url ?? '') !== 'none'
}

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  options: RouterOptions,
) => unknown

/** Any error is logged, without tokens, and answered with an error screen. */
async function attempt(
  request: IncomingMessage,
  response: ServerResponse,
  options: RouterOptions,
  answerWith: Answer,
): Promise<void> {
  try {
    await answerWith(request, response, options)
  } catch (error) {
    // The client has closed the connection and does not wait for an answer.
    if (request.destroyed && !request.complete) return void response.destroy()
    const { log, pages } = options
    log.error('Request failed.', { address: withoutPreview(request.url ?? ''), error })
    const screen = isPreview(request)
      ? pages.sendPreviewError(request, response, 500)
      : pages.sendError(request, response, 500)
    await screen.catch(() => response.destroy())
  }
}

/** Pictures create a request id when they need one; files need none. */
function answer(request: IncomingMessage, response: ServerResponse, options: RouterOptions) {
  const path = pathOf(request.url ?? '')
  const isRead = isReadMethod(request)
  if (isRead && path.startsWith('/media/') && options.media) return options.media(request, response)
  const file = isRead && !options.builds.handles(path) ? options.assets.file(path) : undefined
  if (file) return send(request, response, file)
  return identify(request, response, () => attempt(request, response, options, answerOther))
}

/** The page was deleted: search engines forget its address sooner than a missing one. */
function answerGone(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, pages }: RouterOptions,
) {
  if (!splitRequest(request.url ?? '').isPayload) return pages.sendError(request, response, GONE)
  sendText(response, GONE, 'This page is gone')
  metrics.countAnswer('none', response.statusCode)
}

function answerEnquiry(
  request: IncomingMessage,
  response: ServerResponse,
  { enquiries }: RouterOptions,
) {
  return identify(request, response, () => enquiries.answer(request, response))
}

/** Before the page cache, because a preview neither reads nor fills it. */
function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  { preview }: RouterOptions,
) {
  return identify(request, response, () => preview.answer(request, response))
}

function answerOther(request: IncomingMessage, response: ServerResponse, options: RouterOptions) {
  const url = request.url ?? ''
  const path = pathOf(url)
  if (options.publishing.handles(path, request))
    return options.publishing.answer(path, request, response)
  if (path === '/visits' && request.method === 'POST')
    return options.visits.answer(request, response)
  if (!isReadMethod(request)) return refuseMethod(response)
  if (options.builds.handles(path)) return options.builds.answer(path, request, response)
  if (path === METRICS) return sendMetrics(request, response, options)
  if (isBrandFile(path))
    return sendBrandFile(path, request, response, { reader: options.settings, made: options.made })
  if (options.share.handles(path)) return options.share.answer(path, request, response)
  if (options.found.handles(path)) return options.found.answer(path, request, response)
  return answerAddress(url, request, response, options)
}

async function answerAddress(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  { pages, metrics }: RouterOptions,
) {
  const address = readAddress(url)
  switch (address.is) {
    case 'page':
      return pages.sendPage(request, response, address.path)
    case 'payload':
      return pages.sendPayload(request, response, address)
    case 'redirect':
      return redirectTo(response, address.to)
    case 'pasted': {
      // Only to a page that is there: browsers remember where they were redirected.
      const status = await pages.statusOf(address.path)
      if (status !== 200) return pages.sendError(request, response, status)
      return redirectTo(response, address.to)
    }
    case 'not-found':
      if (isFileAddress(address.path)) return refuseFile(response, metrics)
      return pages.sendError(request, response, 404)
  }
}

function redirectTo(response: ServerResponse, to: string) {
  sendText(response, 308, `This page is at ${to}`, { location: to })
}

/**
 * The error screen would be a hundred times larger, and clients that request files do not show it.
 */
function refuseFile(response: ServerResponse, metrics: Metrics) {
  sendText(response, 404, 'There is no file at this address.')
  metrics.countAnswer('none', response.statusCode)
}

function refuseMethod(response: ServerResponse) {
  sendText(response, 405, 'Pages can only be read: use GET or HEAD.', { allow: 'GET, HEAD' })
}
