import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, type Payload } from 'payload'
import type { Scope } from '../model/access.ts'
import { sharedContext } from '../preview/shared-record.ts'
import { showUnsaved, UNSAVED_GONE } from '../unsaved/show-unsaved.ts'
import { authenticate, type Caller } from './authenticate.ts'
import type { DeliveryContext } from './context.ts'
import { errorResponse } from './error-response.ts'
import { jsonHeaders } from './json-headers.ts'
import { readBody } from './read-body.ts'
import { engineFor } from './yoga.ts'

const log = createLog('content')

/**
 * Handles a request to the delivery API. The endpoint alone selects published records or drafts;
 * the token decides whether the caller may use it.
 */
export async function serve(
  request: Request,
  endpoint: Scope,
  payload: Promise<Payload>,
): Promise<Response> {
  if (request.method !== 'POST') return errorResponse(request, 405, ONLY_POST, { Allow: 'POST' })
  try {
    return await answer(request, endpoint, await payload)
  } catch (error) {
    log.error('Delivery API request failed', { error })
    return errorResponse(request, 503, NOT_READY, { 'Retry-After': '2' })
  }
}

const ONLY_POST = 'Send the query as a POST request.'
const TOO_LARGE = 'This query is larger than 64 KB: split it into several.'
const NOT_READY = 'The content service is not ready: please try again in a moment.'

async function answer(request: Request, endpoint: Scope, payload: Payload): Promise<Response> {
  const caller = await authenticate(request, endpoint, payload)
  if (caller instanceof Response) return caller
  const body = await readBody(request)
  if (body === undefined) return errorResponse(request, 413, TOO_LARGE)
  const context = await createContext(caller, endpoint, payload)
  if (!showUnsaved(request.headers, context)) return errorResponse(request, 410, UNSAVED_GONE)
  const { method } = request
  const headers = jsonHeaders(request.headers)
  const query = new Request(request.url, { method, headers, body })
  return withNoStore(await engineFor(payload.config).handleRequest(query, context))
}

async function createContext(
  { user, isSite, viewer }: Caller,
  endpoint: Scope,
  payload: Payload,
): Promise<DeliveryContext> {
  const state = { isSite, tags: new Set<string>(), globals: new Map() }
  if (viewer?.kind !== 'link') {
    const editor = viewer?.kind === 'editor' ? { editor: viewer.userId } : {}
    return { ...state, ...editor, endpoint, req: await createLocalReq({ user }, payload) }
  }
  const req = await createLocalReq({ user, context: sharedContext(viewer.record) }, payload)
  return { ...state, endpoint: 'published', shared: viewer, req }
}

/** Only the site caches responses, because publish messages reach no other cache. */
function withNoStore(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
