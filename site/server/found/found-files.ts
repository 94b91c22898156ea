import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteIndex } from '../../content/indexed-pages.ts'
import type { Metrics } from '../metrics.ts'
import { type PreparedResponse, send } from '../prepared-response.ts'
import { sendText } from '../send-text.ts'
import type { IndexReader } from './index-reader.ts'
import { prepareFile } from './prepare-file.ts'
import { robotsText } from './robots-text.ts'
import { textOf } from './text-of.ts'

type Options = { index: IndexReader; siteUrl: string; metrics: Metrics }

const ADDRESS = /^\/(?:robots\.txt|llms\.txt|feed\.xml|sitemap(?:-[1-9]\d{0,3})?\.xml)$/

/** Answers requests for the files by which search engines and other programs find the pages. */
export class FoundFiles {
  readonly #options: Options
  /** The files of the current index, each prepared when it is first asked for. */
  #prepared: { index: SiteIndex; files: Map<string, Promise<PreparedResponse>> } | undefined

  constructor(options: Options) {
    this.#options = options
  }

  handles(path: string): boolean {
    return ADDRESS.test(path)
  }

  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { index, siteUrl, metrics } = this.#options
    if (path === '/robots.txt')
      return send(request, response, await prepareFile(path, robotsText(siteUrl)))
    const result = await index.read()
    const file = result && this.#fileOf(path, result.value)
    if (file) send(request, response, await file, ['x-cache', result.state])
    else refuse(response, result ? 404 : 503)
    metrics.countAnswer(file ? result.state : 'none', response.statusCode)
  }

  #fileOf(path: string, index: SiteIndex): Promise<PreparedResponse> | undefined {
    if (this.#prepared?.index !== index) this.#prepared = { index, files: new Map() }
    const { files } = this.#prepared
    const known = files.get(path)
    if (known) return known
    const text = textOf(path, index, this.#options.siteUrl)
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
