import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { SiteIndex } from '../../content/indexed-pages.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import type { IndexReader } from '../cache/index-reader.ts'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import type { Metrics } from '../http/metrics.ts'
import { type PreparedResponse, prepareResponse, send } from '../http/prepared-response.ts'
import { PAYLOAD } from '../http/redirect.ts'
import { BASE_HEADERS } from '../http/security-headers.ts'
import { sendText } from '../http/send-text.ts'
import { houseFeed } from './house-feed.ts'
import { overviewText } from './overview-text.ts'
import { sitemap } from './sitemap.ts'

type Options = {
  index: IndexReader
  settings: SettingsReader
  siteUrl: string
  /** Where a vulnerability is reported: `mailto:` or `https:`. */
  securityContact?: string | undefined
  metrics: Metrics
}

/** What the files are made of. */
type Source = { index: SiteIndex; words: SiteWords }

const ADDRESS = /^\/(?:robots\.txt|llms\.txt|feed\.xml|sitemap(?:-[1-9]\d{0,3})?\.xml)$/

/** Answers requests for the files by which search engines and other programs find the pages. */
export class FoundFiles {
  readonly #options: Options
  /** The files of the current index and words, each prepared at its first request. */
  #prepared: (Source & { files: Map<string, Promise<PreparedResponse>> }) | undefined

  constructor(options: Options) {
    this.#options = options
  }

  handles(path: string): boolean {
    return ADDRESS.test(path) || (path === SECURITY_TEXT && !!this.#options.securityContact)
  }

  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { index, siteUrl, securityContact, metrics } = this.#options
    if (path === SECURITY_TEXT)
      return sendText(response, 200, securityText(securityContact ?? '', siteUrl))
    if (path === '/robots.txt')
      return send(request, response, await prepareFile(path, robotsText(siteUrl)))
    const result = await index.read()
    const file = result && this.#fileOf(path, { index: result.value, words: await this.#words() })
    if (file) send(request, response, await file, ['x-cache', result.state])
    else refuse(response, result ? 404 : 503)
    metrics.countAnswer(file ? result.state : 'none', response.statusCode)
  }

  async #words() {
    const { settings } = await this.#options.settings.read().catch(withoutSettings)
    return brandOf(settings).words
  }

  #fileOf(path: string, source: Source): Promise<PreparedResponse> | undefined {
    const isCurrent =
      this.#prepared?.index === source.index && this.#prepared.words === source.words
    if (!this.#prepared || !isCurrent) this.#prepared = { ...source, files: new Map() }
    const { files } = this.#prepared
    const known = files.get(path)
    if (known) return known
    const text = fileText(path, source, this.#options.siteUrl)
    if (text === undefined) return undefined
    const file = prepareFile(path, text)
    files.set(path, file)
    return file
  }
}

function refuse(response: ServerResponse, status: 404 | 503) {
  if (status === 404) return sendText(response, status, 'There is no file at this address.')
  const sentence =
    'The list of pages has not arrived from the content service yet: ask again in a few seconds.'
  sendText(response, status, sentence, { 'retry-after': '5' })
}

/** Programs revalidate each time, as browsers do for documents; usually the file is unchanged. */
export function prepareFile(path: string, body: string): Promise<PreparedResponse> {
  return prepareResponse({
    body,
    headers: {
      ...BASE_HEADERS,
      'content-type': typeOf(path),
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}

function typeOf(path: string) {
  if (path === '/feed.xml') return 'application/atom+xml; charset=utf-8'
  return path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8'
}

/** The text of a file that is made from the index; undefined for a sitemap that does not exist. */
function fileText(path: string, { index, words }: Source, siteUrl: string): string | undefined {
  if (path === '/llms.txt') return overviewText(index, siteUrl, words)
  if (path === '/feed.xml') return houseFeed(index, siteUrl, words)
  const number = Number(/\d+/.exec(path)?.[0] ?? 0)
  return sitemap(index.pages, { number, siteUrl })
}

/**
 * Crawlers may read every page. They are kept from payloads, since documents are complete, and from
 * previews, which are for invited people.
 */
function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: /*${PAYLOAD.slice(1)}`,
    'Disallow: /*?preview=',
    'Disallow: /*&preview=',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
}

/** The well-known address of the contact (RFC 9116). */
const SECURITY_TEXT = '/.well-known/security.txt'

const HALF_A_YEAR = 180 * 86_400_000

/** The contact for those who found a vulnerability of this site. */
export function securityText(contact: string, siteUrl: string, now = Date.now()): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + HALF_A_YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TEXT, siteUrl).href}`,
  ].join('\n')
}
