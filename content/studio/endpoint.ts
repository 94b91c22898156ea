import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'

type May = (args: { req: PayloadRequest }) => boolean

/**
 * An endpoint for those who may use it. What the work resolves with is sent as JSON that no cache keeps,
 * a response as it is.
 */
export function endpoint(
  may: May,
  method: Endpoint['method'],
  path: string,
  work: (req: PayloadRequest) => Promise<object>,
): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    if (!may({ req })) throw new Forbidden(req.t)
    const answer = await work(req)
    if (answer instanceof Response) return answer
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  }
  return { path, method, handler }
}
