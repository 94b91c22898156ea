import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBearer } from '@belvedere/kit/bearer.ts'
import { readBody } from './read-body.ts'
import { refuseWithoutKey, sendJson, sendText } from './send-text.ts'

type Options = {
  publishKey: string
  /** The cached pages that have any of these tags. */
  pagesWith: (tags: readonly string[]) => string[]
}

const MAX_BYTES = 64_000
const MAX_LISTED = 50

/**
 * Handles `POST /builds/concerned`: tells the content service which pages a change with these tags
 * would make stale, before it is published.
 */
export function createConcernedHandler({ publishKey, pagesWith }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isBearer(request.headers.authorization, publishKey)) return refuseWithoutKey(response)
    const body = await readBody(request, MAX_BYTES)
    if (!body) return sendText(response, 413, 'These are too many tags.')
    const tags = parseTags(body)
    if (!tags) return sendText(response, 400, 'Send { "tags": [text, …] } as JSON.')
    const paths = pagesWith(tags)
    sendJson(response, { pages: paths.length, first: paths.slice(0, MAX_LISTED) })
  }
}

function parseTags(body: Buffer): string[] | undefined {
  try {
    const { tags }: { tags?: unknown } = JSON.parse(body.toString('utf8')) ?? {}
    if (!Array.isArray(tags)) return undefined
    const texts = tags.filter((tag) => typeof tag === 'string')
    return texts.length === tags.length ? texts : undefined
  } catch {
    return undefined
  }
}
