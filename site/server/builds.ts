import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBearer } from '@belvedere/kit/bearer.ts'
import type { Build } from './assets.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { Metrics } from './metrics.ts'
import { prepareOnce, send } from './prepared-response.ts'
import type { Receipts } from './receipts.ts'
import type { RedirectReader } from './redirect-reader.ts'
import { type Handler, isReadMethod, pathOf } from './router.ts'
import { BASE_HEADERS } from './security-headers.ts'
import { refuseWithoutKey, sendJson, sendText } from './send-text.ts'

type Options = {
  build: Build
  /** Builds that open tabs may still run. They get a manifest, too. */
  earlierBuilds: readonly Build[]
  publish: Handler
  /** Says which cached pages a change would concern. */
  concerned: Handler
  publishKey: string
  receipts: Receipts
  metrics: Metrics
  redirects: RedirectReader
  /** Addresses of all published pages, or of those cached while the list is unknown. */
  prerendered: () => string[]
}

/** Answers `/builds/…`: publish messages, their receipts, metrics, and the version and manifest of the build. */
export function createBuilds(options: Options): Handler {
  const { build, publish, publishKey, metrics, receipts } = options
  const manifests = new Map(
    [build, ...options.earlierBuilds].map((one) => [`/builds/meta/${one.id}.json`, one]),
  )
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? '')
    if (path === '/builds/publish') return onPost(request, response, publish)
    if (path === '/builds/concerned') return onPost(request, response, options.concerned)
    if (!isReadMethod(request)) return refuse(response, 405, 'GET, HEAD')
    if (path === '/builds/latest.json') return sendJson(response, build)
    const servedBuild = manifests.get(path)
    if (servedBuild) return sendManifest(request, response, servedBuild, options)
    const sequence = RECEIPT.exec(path)?.[1]
    if (path !== '/builds/metrics.json' && sequence === undefined)
      return sendText(response, 404, 'Not found.')
    const isAllowed = isBearer(request.headers.authorization, publishKey)
    if (!isAllowed) return refuseWithoutKey(response)
    if (sequence === undefined) return sendJson(response, metrics.read())
    const receipt = receipts.read(Number(sequence))
    if (receipt) return sendJson(response, receipt)
    return sendText(response, 404, 'This copy of the site does not know the change (yet).')
  }
}

const RECEIPT = /^\/builds\/receipts\/(\d{1,15})$/

const MANIFEST_HEADERS = {
  ...BASE_HEADERS,
  'content-type': 'application/json',
  'cache-control': 'no-cache',
}

/**
 * A build's manifest: redirects and published pages (spec §7). It is public, and
 * browsers poll it.
 */
async function sendManifest(
  request: IncomingMessage,
  response: ServerResponse,
  build: Build,
  { redirects, prerendered }: Options,
) {
  const { list } = await redirects.read()
  const manifest = { ...build, redirects: list, prerendered: prerendered().sort() }
  const content = { body: JSON.stringify(manifest), headers: MANIFEST_HEADERS }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  send(request, response, await prepareOnce(content, encoding))
}

function onPost(request: IncomingMessage, response: ServerResponse, handle: Handler) {
  return request.method === 'POST' ? handle(request, response) : refuse(response, 405, 'POST')
}

function refuse(response: ServerResponse, status: number, allow: string) {
  sendText(response, status, `Use ${allow}.`, { allow })
}
