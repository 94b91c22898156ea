import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { readBody } from '../../studio/read-body.ts'
import { readThreads } from './read-threads.ts'
import { reply, say, setResolved } from './say.ts'

type Body = Record<string, unknown>
type Work = (req: PayloadRequest, body: Body) => Promise<string>

const headers = { 'cache-control': 'no-store' }

/** `GET /api/comments/of?record=pages:12` */
const show: Endpoint['handler'] = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  const record = new URL(req.url ?? '', 'http://localhost').searchParams.get('record') ?? ''
  return Response.json({ threads: await readThreads(req, record) }, { headers })
}

/** A change that answers with all threads of its record. */
function change(path: string, work: Work): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const body = await readBody(req)
    const record = await inTransaction(req, () => work(req, body))
    return Response.json({ threads: await readThreads(req, record) }, { headers })
  }
  return { path, method: 'post', handler }
}

function idOf(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
  return id
}

export const commentEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/of', method: 'get', handler: show },
  change('/say', say),
  change('/:id/reply', (req, { text }) => reply(req, idOf(req), text)),
  change('/:id/resolve', (req) => setResolved(req, idOf(req), true)),
  change('/:id/reopen', (req) => setResolved(req, idOf(req), false)),
]
