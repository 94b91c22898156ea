import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBearer } from '@belvedere/kit/bearer.ts'
import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { verify } from '@belvedere/kit/signature.ts'
import { isReadMethod, readBody } from '../http/request.ts'
import { refuseWithoutKey, sendJson, sendText } from '../http/send-text.ts'
import type { Receipts } from './receipts.ts'

type Options = {
  publishKey: string
  /**
   * Reads the change feed up to this number and purges the cache in front of the site; resolves to
   * the reason why that did not work.
   */
  onPublish: (sequence: number) => Promise<string | undefined>
  /** The cached pages with any of these tags. */
  pagesWith: (tags: readonly string[]) => string[]
  receipts: Receipts
}

const MAX_MESSAGE_BYTES = 1024
const MAX_TAGS_BYTES = 64_000
const MAX_LISTED = 50

/**
 * A scheme of our own: the signature is in headers of the message, which no registered scheme
 * supports.
 */
const SCHEME = 'Belvedere-Signature'

const RECEIPT = /^\/publish\/receipts\/(\d{1,15})$/

/**
 * Answers the requests of the content service about publishing: `/publish` and the addresses below
 * it.
 */
export class Publishing {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * A page may have the address `/publish`, with its payload below it; only these requests are
   * handled here.
   */
  handles(path: string, { method }: IncomingMessage): boolean {
    if (path === '/publish') return method === 'POST'
    return path === '/publish/concerned' || RECEIPT.test(path)
  }

  answer(path: string, request: IncomingMessage, response: ServerResponse): unknown {
    if (path === '/publish') return this.#takeMessage(request, response)
    if (path === '/publish/concerned') return this.#sendConcerned(request, response)
    return this.#sendReceipt(Number(RECEIPT.exec(path)?.[1]), request, response)
  }

  /**
   * `POST /publish`: a signed message with the newest number of the change feed. It is acknowledged
   * once this replica of the site knows the changes, and has purged the cache in front of it.
   */
  async #takeMessage(request: IncomingMessage, response: ServerResponse) {
    const { publishKey, onPublish } = this.#options
    const body = await readBody(request, MAX_MESSAGE_BYTES)
    if (!body) return sendText(response, 413, 'The message is too long.')
    if (!isSigned(request, body, publishKey)) {
      const reason = 'The signature is missing, wrong or too old: check PUBLISH_KEY.'
      return sendText(response, 401, reason, { 'www-authenticate': SCHEME })
    }
    const { sequence } = fieldsOf(body)
    if (!Number.isSafeInteger(sequence))
      return sendText(response, 400, 'Send { "sequence": number } as JSON.')
    const reason = await onPublish(Number(sequence))
    if (reason === undefined) return void response.writeHead(204).end()
    sendText(response, 503, reason, { 'retry-after': '1' })
  }

  /** `POST /publish/concerned`: which pages a change with these tags would make stale. */
  async #sendConcerned(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') return refuseMethod(response, 'POST')
    if (!this.#hasKey(request)) return refuseWithoutKey(response)
    const body = await readBody(request, MAX_TAGS_BYTES)
    if (!body) return sendText(response, 413, 'These are too many tags.')
    const { tags } = fieldsOf(body)
    if (!isTextList(tags)) return sendText(response, 400, 'Send { "tags": [text, …] } as JSON.')
    const paths = this.#options.pagesWith(tags)
    sendJson(response, { pages: paths.length, first: paths.slice(0, MAX_LISTED) })
  }

  /** `GET /publish/receipts/<number>`: the effect of a change on this replica of the site. */
  #sendReceipt(sequence: number, request: IncomingMessage, response: ServerResponse) {
    if (!isReadMethod(request)) return refuseMethod(response, 'GET, HEAD')
    if (!this.#hasKey(request)) return refuseWithoutKey(response)
    const receipt = this.#options.receipts.read(sequence)
    if (receipt) return sendJson(response, receipt)
    sendText(response, 404, 'This copy of the site does not know the change (yet).')
  }

  #hasKey({ headers }: IncomingMessage) {
    return isBearer(headers.authorization, this.#options.publishKey)
  }
}

function isSigned({ headers }: IncomingMessage, body: Buffer, key: string) {
  const timestamp = String(headers['x-belvedere-timestamp'] ?? '')
  const signature = String(headers['x-belvedere-signature'] ?? '')
  return verify({ key, body, timestamp, signature })
}

/** The fields of a JSON object; none if the body is no object. */
const fieldsOf = (body: Buffer) => asFields(parseJson(body.toString('utf8')))

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function refuseMethod(response: ServerResponse, allow: string) {
  sendText(response, 405, `Use ${allow}.`, { allow })
}
