import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { readBody, readParameter, readText } from '../../studio/read-request.ts'
import { markReady, sendBack, withdraw } from './change-review.ts'
import { findReview, showReview } from './read-review.ts'

const MOST = 1000
const headers = { 'cache-control': 'no-store' }

type Body = Record<string, unknown>

/** `GET /api/reviews/of?record=pages:12` */
const show: Endpoint['handler'] = async (req) => {
  if (!isEditor({ req })) throw new Forbidden(req.t)
  return answer(req, readParameter(req, 'record') ?? '')
}

/** A change of the review of `record`; answers with the changed review. */
function change(path: string, work: (req: PayloadRequest, body: Body) => Promise<void>): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const body = await readBody(req)
    await inTransaction(req, () => work(req, body))
    return answer(req, String(body.record))
  }
  return { path, method: 'post', handler }
}

async function answer(req: PayloadRequest, record: string) {
  const review = await findReview(req, record)
  const shown = review && (await showReview(req, review))
  return Response.json({ review: shown ?? null }, { headers })
}

export const reviewEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/of', method: 'get', handler: show },
  change('/mark', (req, { record, note }) => markReady(req, record, readText(note, MOST))),
  change('/send-back', (req, { record, at, note }) =>
    sendBack(req, String(record), at, readText(note, MOST)),
  ),
  change('/withdraw', (req, { record, at }) => withdraw(req, String(record), at)),
]
