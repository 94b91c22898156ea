import { createLog } from '@belvedere/kit/log.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { createLocalReq, type Payload } from 'payload'
import type { Scope } from '../payload/access.ts'
import { untilWritten } from '../payload/workarounds/one-writer.ts'
import { giveWay } from '../service/people-first.ts'
import { authenticate, type Caller } from './authenticate.ts'
import type { DeliveryContext } from './context.ts'
import { errorResponse } from './error-response.ts'
import { readAddresses } from './own-addresses.ts'
import { sharedContext } from './preview/shared-record.ts'
import { readQuery } from './read-query.ts'
import { showUnsaved, UNSAVED_GONE } from './unsaved/show-unsaved.ts'
import { engineFor } from './yoga.ts'

const log = createLog('content')

/**
 * Handles a request to the delivery API. The endpoint selects published records or drafts, on the
 * published one `X-Include-Drafts: true` does; the token decides whether the caller may read them.
 */
export async function serve(
  request: Request,
  endpoint: Scope,
  payload: Promise<Payload>,
): Promise<Response> {
  const response = await respond(request, endpoint, payload)
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/**
 * How many answers for the site are made at once. After a publish the site asks for all its lists,
 * and a save would wait for all of them. On SQLite everything runs in one thread: a second one at
 * once would only make a save wait for both. PostgreSQL works on several at once.
 */
const lanes = { sqlite: laneOf(1), postgres: laneOf(16) }

/** The longest time for which an answer waits for editors, and for those who write, in milliseconds. */
const MOST_BEHIND = 500

function laneOf(atOnce: number) {
  return new Queue({ atOnce, waiting: Number.POSITIVE_INFINITY })
}

type Turn = { scope: Scope; payload: Payload; signal: AbortSignal }

/**
 * Makes an answer once the answers before it are made, the studio is served and nobody writes to the
 * database; none for a client that has gone away meanwhile. Previews are made at once, because an editor is waiting for
 * them.
 */
async function inTurn<T>({ scope, payload, signal }: Turn, work: () => Promise<T>): Promise<T> {
  if (scope === 'preview') return work()
  const lane = payload.db.name === 'postgres' ? lanes.postgres : lanes.sqlite
  return lane.run(async () => {
    await giveWay(MOST_BEHIND)
    await untilWritten(payload, MOST_BEHIND)
    signal.throwIfAborted()
    return work()
  }, signal)
}

const METHODS = ['GET', 'HEAD', 'POST']
const OTHER_METHOD = 'Send the query as a POST or a GET request.'
const GONE = 'The request broke off before its answer.'
const NOT_READY = 'The content service is not ready: please try again in a moment.'

async function respond(request: Request, endpoint: Scope, payload: Promise<Payload>) {
  if (!METHODS.includes(request.method)) {
    return errorResponse(request, 405, OTHER_METHOD, { Allow: METHODS.join(', ') })
  }
  try {
    const scope = isOn(request.headers, 'x-include-drafts') ? 'preview' : endpoint
    return await answer(request, scope, await payload)
  } catch (error) {
    if (request.signal.aborted) return errorResponse(request, 400, GONE)
    log.error('Delivery API request failed', { error })
    return errorResponse(request, 503, NOT_READY, { 'Retry-After': '2' })
  }
}

async function answer(request: Request, scope: Scope, payload: Payload): Promise<Response> {
  const caller = await authenticate(request, scope, payload)
  if (caller instanceof Response) return caller
  const query = await readQuery(request)
  if (query instanceof Response) return query
  const context = await createContext(caller, scope, payload)
  if (!showUnsaved(request.headers, context)) return errorResponse(request, 410, UNSAVED_GONE)
  const engine = engineFor(payload.config)
  const turn = { scope, payload, signal: request.signal }
  const response = await inTurn(turn, async () => engine.handleRequest(query, context))
  addTagHeader(request, response, context.tags)
  return withNoStore(explainRefusal(request, response))
}

/** Only the site caches responses, because publish messages reach no other cache. */
function withNoStore(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** The state of one request: the reader, and whether it sees drafts. */
async function createContext(
  { user, isSite, viewer }: Caller,
  endpoint: Scope,
  payload: Payload,
): Promise<DeliveryContext> {
  const state = { isSite, tags: new Set<string>(), globals: new Map() }
  const shared = viewer?.kind === 'link' && { context: sharedContext(viewer.record) }
  const req = await createLocalReq({ user, ...shared }, payload)
  await readAddresses(req)
  if (viewer?.kind !== 'link') {
    const editor = viewer?.kind === 'editor' ? { editor: viewer.userId } : {}
    return { ...state, ...editor, endpoint, req }
  }
  return { ...state, endpoint: 'published', shared: viewer, req }
}

const SENTENCES = new Map([
  [415, 'Send the query as JSON: add the header "Content-Type: application/json".'],
  [
    406,
    'Responses are JSON: accept "application/graphql-response+json" or "application/json", or leave the header Accept out.',
  ],
])

/**
 * The response with a sentence about the expected request, where the GraphQL engine leaves it
 * empty.
 */
function explainRefusal(request: Request, response: Response): Response {
  const sentence = SENTENCES.get(response.status)
  if (!sentence || response.body) return response
  return errorResponse(request, response.status, sentence)
}

/**
 * The longest value of `x-cache-tags`. Many clients, `fetch` of Node among them, refuse a response
 * whose headers are longer than 16 KB together.
 */
const MAX_TAG_HEADER = 15 * 1024

/**
 * Adds the cache tags as a header for a client that asks with `X-Cache-Tags: true`. They are
 * encoded as in a URL, because a tag may contain any text that was sent as a slug.
 */
function addTagHeader(request: Request, response: Response, tags: Set<string>): void {
  if (!isOn(request.headers, 'x-cache-tags') || !response.ok || tags.size === 0) return
  const value = [...tags]
    .sort()
    .map((tag) => encodeURI(tag.toWellFormed()))
    .join(' ')
  if (value.length <= MAX_TAG_HEADER) response.headers.set('x-cache-tags', value)
}

/** Whether a header of the DatoCMS protocol is switched on: `X-Include-Drafts: true`. */
function isOn(headers: Headers, name: string): boolean {
  return headers.get(name)?.trim().toLowerCase() === 'true'
}
