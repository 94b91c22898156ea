import type { IncomingMessage, ServerResponse } from 'node:http'
import { verify } from '@belvedere/kit/signature.ts'
import { readBody } from './read-body.ts'
import { sendText } from './send-text.ts'

type Options = {
  publishKey: string
  /** Reads the change feed up to this number and resolves to whether that worked. */
  onPublish: (sequence: number) => Promise<boolean>
}

const MAX_BYTES = 1024

/** A name of our own: the signature is in headers of the message, which no registered scheme has. */
const SCHEME = 'Belvedere-Signature'

/**
 * Handles `POST /builds/publish`: a signed publish message from the content service, which says how
 * far the change feed has come. It is acknowledged once this copy of the site knows the changes.
 */
export function createPublishHandler({ publishKey, onPublish }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, MAX_BYTES)
    if (!body) return sendText(response, 413, 'The message is too long.')
    if (!isSigned(request, body, publishKey)) {
      return sendText(
        response,
        401,
        'The signature is missing, wrong or too old: check PUBLISH_KEY.',
        { 'www-authenticate': SCHEME },
      )
    }
    const sequence = parseMessage(body)
    if (sequence === undefined)
      return sendText(response, 400, 'Send { "sequence": number } as JSON.')
    if (await onPublish(sequence)) return void response.writeHead(204).end()
    return sendText(response, 503, 'The change feed cannot be read.', { 'retry-after': '1' })
  }
}

function isSigned({ headers }: IncomingMessage, body: Buffer, key: string) {
  const timestamp = String(headers['x-belvedere-timestamp'] ?? '')
  const signature = String(headers['x-belvedere-signature'] ?? '')
  return verify({ key, body, timestamp, signature })
}

function parseMessage(body: Buffer): number | undefined {
  try {
    const { sequence }: { sequence?: unknown } = JSON.parse(body.toString('utf8')) ?? {}
    return Number.isSafeInteger(sequence) ? Number(sequence) : undefined
  } catch {
    return undefined
  }
}
