import type { Endpoint, PayloadRequest } from 'payload'
import { readBody } from '../../studio/read-request.ts'
import { type Entered, signedInUser } from './owner.ts'
import { showFactors } from './show.ts'

type Work<Result> = (
  req: PayloadRequest,
  body: Entered & Record<string, unknown>,
) => Promise<Result>

const headers = { 'cache-control': 'no-store' }

/**
 * An endpoint for the signed-in user's own account. It answers with what the work returns, and with how
 * its owner signs in now.
 */
export function ownEndpoint(path: string, work: Work<object>): Omit<Endpoint, 'root'> {
  const handler: Endpoint['handler'] = async (req) => {
    const { id } = signedInUser(req)
    const result = await work(req, await readBody(req))
    return Response.json({ ...result, factors: await showFactors(req, id) }, { headers })
  }
  return { path, method: 'post', handler }
}

/** The same for a change without further response. */
export function ownChange(path: string, work: Work<void>): Omit<Endpoint, 'root'> {
  return ownEndpoint(path, async (req, body) => {
    await work(req, body)
    return {}
  })
}
