import type { IncomingMessage, ServerResponse } from 'node:http'
import { verify } from '@belvedere/kit/signature.ts'
import { LRUCache } from 'lru-cache'
import { readBody } from './read-body.ts'
import { sendText } from './send-text.ts'

type Options = { publishKey: string; onPublish: (tags: readonly string[]) => void }
type Message = { id: string; tags: string[] }

const MAX_BYTES = 256 * 1024

/** Handles `POST /builds/publish`: a signed publish message from the content service. */
export function createPublishHandler({ publishKey, onPublish }: Options) {
  const seen = new LRUCache<string, true>({ max: 1000 })
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, MAX_BYTES)
    if (!body) return sendText(response, 413, 'The message is too long.')
    if (!isSigned(request, body, publishKey)) {
      return sendText(
        response,
        401,
        'The signature is missing, wrong or too old: check PUBLISH_KEY.',
      )
    }
    const message = parseMessage(body)
    if (!message) return sendText(response, 400, 'Send { "id": string, "tags": string[] } as JSON.')
    if (!seen.has(message.id)) onPublish(message.tags)
    seen.set(message.id, true)
    response.writeHead(204).end()
  }
}

function isSigned({ headers }: IncomingMessage, body: Buffer, key: string) {
  const timestamp = String(headers['x-belvedere-timestamp'] ?? '')
  const signature = String(headers['x-belvedere-signature'] ?? '')
  return verify({ key, body, timestamp, signature })
}

function parseMessage(body: Buffer): Message | undefined {
  try {
    const message: unknown = JSON.parse(body.toString('utf8'))
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

function isMessage(message: unknown): message is Message {
  if (typeof message !== 'object' || message === null) return false
  const { id, tags } = message as Partial<Record<keyof Message, unknown>>
  return (
    typeof id === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  )
}
