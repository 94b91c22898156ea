import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, type Payload } from 'payload'
import type { Scope } from '../model/access.ts'
import { authenticate, type Caller } from './authenticate.ts'
import type { DeliveryContext } from './context.ts'
import { readBody } from './read-body.ts'
import { refusal } from './refusal.ts'
import { engineFor } from './yoga.ts'

const log = createLog('content')

/**
 * Answers a request to the delivery API. The endpoint alone decides between published records and
 * drafts; the token decides who may ask.
 */
export async function serve(
  request: Request,
  endpoint: Scope,
  payload: Promise<Payload>,
): Promise<Response> {
  if (request.method !== 'POST') return refusal(request, 405, ONLY_POST, { Allow: 'POST' })
  try {
    return await answer(request, endpoint, await payload)
  } catch (error) {
    log.error('The delivery API could not answer', { error })
    return refusal(request, 503, NOT_READY, { 'Retry-After': '2' })
  }
}

const ONLY_POST = 'Send the query as a POST request.'
const TOO_LARGE = 'This query is too large: 64 KB are the most, so split it into several.'
const NOT_READY = 'The content service is not ready: please try again in a moment.'

async function answer(request: Request, endpoint: Scope, payload: Payload): Promise<Response> {
  const caller = await authenticate(request, endpoint, payload)
  if (caller instanceof Response) return caller
  const body = await readBody(request)
  if (body === undefined) return refusal(request, 413, TOO_LARGE)
  const context = await createContext(caller, endpoint, payload)
  const { method, headers } = request
  const query = new Request(request.url, { method, headers, body })
  return unstored(await engineFor(payload.config).handleRequest(query, context))
}

async function createContext(
  { user, scope }: Caller,
  endpoint: Scope,
  payload: Payload,
): Promise<DeliveryContext> {
  const req = await createLocalReq({ user }, payload)
  return { req, endpoint, scope, tags: new Set(), globals: new Map() }
}

/** Answers are kept by the site, which is told when they change, and by nobody in between. */
function unstored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
