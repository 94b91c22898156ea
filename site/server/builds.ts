import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitQuery } from '@belvedere/kit/redirect-address.ts'
import { GONE } from '@belvedere/kit/redirects.ts'
import type { RedirectReader } from './cache/redirect-reader.ts'
import { chooseEncoding } from './http/encodings.ts'
import { prepareOnce, send } from './http/prepared-response.ts'
import { BASE_HEADERS } from './http/security-headers.ts'
import { sendJson, sendText } from './http/send-text.ts'
import type { Build } from './render/assets.ts'

type Options = {
  build: Build
  /** Builds that open tabs may still run. They get a manifest, too. */
  earlierBuilds: readonly Build[]
  redirects: RedirectReader
  /** Addresses of all published pages, or of those cached while the list is unknown. */
  prerendered: () => string[]
}

/** More would cost every visitor more than the one request that the server redirects. */
const MAX_REDIRECTS = 500

const HEADERS = {
  ...BASE_HEADERS,
  'content-type': 'application/json',
  'cache-control': 'no-cache',
}

/** Answers `/builds/…`: which build runs, and the manifests of this build and earlier ones. */
export class Builds {
  readonly #options: Options
  readonly #manifests: ReadonlyMap<string, Build>

  constructor(options: Options) {
    this.#options = options
    const builds = [options.build, ...options.earlierBuilds]
    this.#manifests = new Map(builds.map((one) => [`/builds/meta/${one.id}.json`, one]))
  }

  handles(path: string): boolean {
    return path.startsWith('/builds/')
  }

  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === '/builds/latest.json') return sendJson(response, this.#options.build)
    const build = this.#manifests.get(path)
    if (!build) return sendText(response, 404, 'There is no such build.')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const content = { body: JSON.stringify(await this.#manifest(build)), headers: HEADERS }
    send(request, response, await prepareOnce(content, encoding))
  }

  /**
   * Redirects and published pages (spec §7). It is public, and browsers poll it. Which pages are
   * gone is for the server to say, and so is where a rule with a `*` or with parameters leads.
   */
  async #manifest(build: Build) {
    const { redirects, prerendered } = this.#options
    const { list } = await redirects.read()
    const withParameters = new Set(
      list.map(({ from }) => splitQuery(from)).flatMap(([path, query]) => (query ? [path] : [])),
    )
    const plain = list.filter(
      ({ from, status }) => status !== GONE && !/[?*]/.test(from) && !withParameters.has(from),
    )
    const leading = plain.length > MAX_REDIRECTS ? [] : plain
    return { ...build, redirects: leading, prerendered: prerendered().sort() }
  }
}
