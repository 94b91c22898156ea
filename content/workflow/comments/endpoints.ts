import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { readThreads } from './read-threads.ts'
import { reply, say, setResolved } from './say.ts'

type Body = Record<string, unknown>
type Work = (req: PayloadRequest, body: Body) => Promise<string>

const headers = { 'cache-control': 'no-store' }

/** `GET /api/comments/of?record=pages:12` */
const show: Endpoint['handler'] = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const record = readParameter(req, 'record') ?? ''
  return Response.json({ threads: await readThreads(req, record) }, { headers })
}

/** A change that responds with all threads of its record. */
function change(path: string, work: Work): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const body = await readBody(req)
    const record = await inTransaction(req, () => work(req, body))
    return Response.json({ threads: await readThreads(req, record) }, { headers })
  }
  return { path, method: 'post', handler }
}

export const commentEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/of', method: 'get', handler: show },
  change('/say', say),
  change('/:id/reply', (req, { text }) => reply(req, readId(req), text)),
  change('/:id/resolve', (req) => setResolved(req, readId(req), true)),
  change('/:id/reopen', (req) => setResolved(req, readId(req), false)),
]
