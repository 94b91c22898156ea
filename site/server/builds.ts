import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from './assets.ts'
import { isBearer, type Metrics } from './metrics.ts'
import type { RedirectReader } from './redirect-reader.ts'
import { type Handler, isReadMethod, pathOf } from './router.ts'
import { sendJson, sendText } from './send-text.ts'

type Options = {
  build: Assets['build']
  publish: Handler
  publishKey: string
  metrics: Metrics
  redirects: RedirectReader
  /** Addresses of all published pages, or of those cached while the list is unknown. */
  prerendered: () => string[]
}

/** Answers `/builds/…`: publish messages, metrics, and the version and manifest of the build. */
export function createBuilds(options: Options): Handler {
  const { build, publish, publishKey, metrics } = options
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? '')
    if (path === '/builds/publish') return onPublishRequest(request, response, publish)
    if (!isReadMethod(request)) return refuse(response, 405, 'GET, HEAD')
    if (path === '/builds/latest.json') return sendJson(response, build)
    if (path === `/builds/meta/${build.id}.json`) return sendManifest(response, options)
    if (path !== '/builds/metrics.json') return sendText(response, 404, 'Not found.')
    const isAllowed = isBearer(request.headers.authorization, publishKey)
    if (!isAllowed) return sendText(response, 401, 'Send the publish key as a bearer token.')
    return sendJson(response, metrics.read())
  }
}

/** The build's manifest: redirects and published pages, which strangers may know (specification §7). */
async function sendManifest(response: ServerResponse, options: Options) {
  const { list } = await options.redirects.read()
  sendJson(response, {
    ...options.build,
    redirects: list,
    prerendered: options.prerendered().sort(),
  })
}

function onPublishRequest(request: IncomingMessage, response: ServerResponse, publish: Handler) {
  return request.method === 'POST' ? publish(request, response) : refuse(response, 405, 'POST')
}

function refuse(response: ServerResponse, status: number, allow: string) {
  sendText(response, status, `Use ${allow}.`, { allow })
}
