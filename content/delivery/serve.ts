import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import type { Scope } from '../payload/access.ts'
import { authenticate } from './authenticate.ts'
import { createContext } from './create-context.ts'
import { errorResponse } from './error-response.ts'
import { explainRefusal } from './explain-refusal.ts'
import { isOn } from './header-flag.ts'
import { readQuery } from './read-query.ts'
import { addTagHeader } from './tag-header.ts'
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

const METHODS = ['GET', 'HEAD', 'POST']
const OTHER_METHOD = 'Send the query as a POST or a GET request.'
const NOT_READY = 'The content service is not ready: please try again in a moment.'

async function respond(request: Request, endpoint: Scope, payload: Promise<Payload>) {
  if (!METHODS.includes(request.method)) {
    return errorResponse(request, 405, OTHER_METHOD, { Allow: METHODS.join(', ') })
  }
  try {
    const scope = isOn(request.headers, 'x-include-drafts') ? 'preview' : endpoint
    return await answer(request, scope, await payload)
  } catch (error) {
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
  const response = await engineFor(payload.config).handleRequest(query, context)
  addTagHeader(request, response, context.tags)
  return withNoStore(explainRefusal(request, response))
}

/** Only the site caches responses, because publish messages reach no other cache. */
function withNoStore(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
