import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { readThreads } from './read-threads.ts'
import { reply, say, setResolved } from './say.ts'

type Body = Record<string, unknown>
type Work = (req: PayloadRequest, body: Body) => Promise<string>

/** A change that answers with all threads of its record. */
function change(path: string, work: Work) {
  return endpoint(isEditor, 'post', path, async (req) => {
    const body = await readBody(req)
    const record = await inTransaction(req, () => work(req, body))
    return { threads: await readThreads(req, record) }
  })
}

export const commentEndpoints: Endpoint[] = [
  // `GET /api/comments/of?record=pages:12`
  endpoint(isEditor, 'get', '/of', async (req) => ({
    threads: await readThreads(req, readParameter(req, 'record') ?? ''),
  })),
  change('/say', say),
  change('/:id/reply', (req, { text }) => reply(req, readId(req), text)),
  change('/:id/resolve', (req) => setResolved(req, readId(req), true)),
  change('/:id/reopen', (req) => setResolved(req, readId(req), false)),
]
