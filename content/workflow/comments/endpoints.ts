import type { Endpoint, PayloadRequest } from 'payload'
import { once } from '../../editing/once/once.ts'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import type { Comment } from '../../payload-types.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readId, readParameter } from '../../studio/read-request.ts'
import { reply, say, setResolved } from './say.ts'
import type { ShownComment, Thread } from './shown.ts'

type Body = Record<string, unknown>
type Work = (req: PayloadRequest, body: Body) => Promise<string>

/**
 * A change that responds with all threads of its record. With a key it is made once, however often it is
 * sent.
 */
function change(path: string, work: Work) {
  return endpoint(isEditor, 'post', path, async (req) => {
    const body = await readBody(req)
    const record = await inTransaction(req, () => once(req, 'comments', () => work(req, body)))
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

/** All threads of a record, the oldest first. */
async function readThreads(req: PayloadRequest, record: string): Promise<Thread[]> {
  const where = { record: { equals: record } }
  const find = { collection: 'comments', where, sort: 'id', pagination: false, depth: 0 } as const
  const { docs } = await req.payload.find({ ...find, overrideAccess: false, req })
  return docs.filter(({ thread }) => !thread).map((first) => threadOf(first, docs))
}

function threadOf(first: Comment, docs: readonly Comment[]): Thread {
  const { id, block, blockName, resolvedAt, resolvedBy } = first
  return {
    ...shown(first),
    block: block || null,
    blockName: blockName ?? '',
    resolvedBy: resolvedBy ?? '',
    isResolved: Boolean(resolvedAt),
    replies: docs.filter(({ thread }) => thread === id).map(shown),
  }
}

function shown({ id, text, by, at }: Comment): ShownComment {
  return { id, text, by: by ?? '', at }
}
