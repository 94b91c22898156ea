import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@belvedere/kit/log.ts'
import { parseShareAddress } from '@belvedere/kit/share-address.ts'
import type { Made, MadePictures } from '../../media/made-pictures.ts'
import { Refusal } from '../../media/refusal.ts'
import { sendMade, sendRefusal } from '../../media/send.ts'
import { BASE_HEADERS } from '../http/security-headers.ts'

type Options = {
  made: MadePictures | undefined
  /** Whether a page is published; undefined while that is not certain. */
  isPublished: (path: string) => boolean | undefined
  log: Log
  /** Called with the status of each answer. */
  onAnswer: (status: number) => void
}

/**
 * Chat apps show a page with its share picture; search engines must not index the picture itself.
 */
const NOT_INDEXED = { 'x-robots-tag': 'noindex' }
const LASTING = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'

/** Answers requests for the share pictures of pages. */
export class SharePictures {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  handles(path: string): boolean {
    return path.startsWith('/share/')
  }

  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(NOT_INDEXED)) response.setHeader(name, value)
    try {
      send(request, response, await this.#find(path))
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(502, UNSERVED, error)
      if (refusal.status >= 500)
        this.#options.log.warn(refusal.message, { address: path, error: refusal.cause })
      sendRefusal(request, response, refusal)
    }
    this.#options.onAnswer(response.statusCode)
  }

  async #find(path: string): Promise<Made> {
    const { made, isPublished } = this.#options
    const address = parseShareAddress(path)
    // The cached picture of a deleted page is not served any more.
    if (!made || !address || isPublished(address.path) === false) throw new Refusal(404, NONE)
    return made.find(path)
  }
}

const NONE = 'There is no page that this picture could show.'
const UNSERVED = 'This share picture could not be served.'

function send(request: IncomingMessage, response: ServerResponse, made: Made) {
  if (made.is === 'picture')
    return sendMade(request, response, made, { 'cache-control': made.isLasting ? LASTING : SHORT })
  response.writeHead(302, { ...BASE_HEADERS, location: made.to, 'cache-control': SHORT })
  response.end()
}
