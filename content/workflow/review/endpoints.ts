import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody, readParameter, readText } from '../../studio/read-request.ts'
import { markReady, sendBack, withdraw } from './change-review.ts'
import { findReview, showReview } from './read-review.ts'

const MOST = 1000

type Body = Record<string, unknown>

/** A change of the review of `record`; answers with the review as it is then. */
function change(path: string, work: (req: PayloadRequest, body: Body) => Promise<void>) {
  return endpoint(isEditor, 'post', path, async (req) => {
    const body = await readBody(req)
    await inTransaction(req, () => work(req, body))
    return answer(req, String(body.record))
  })
}

async function answer(req: PayloadRequest, record: string) {
  const review = await findReview(req, record)
  return { review: (review && (await showReview(req, review))) ?? null }
}

export const reviewEndpoints: Endpoint[] = [
  // `GET /api/reviews/of?record=pages:12`
  endpoint(isEditor, 'get', '/of', (req) => answer(req, readParameter(req, 'record') ?? '')),
  change('/mark', (req, { record, note }) => markReady(req, record, readText(note, MOST))),
  change('/send-back', (req, { record, at, note }) =>
    sendBack(req, String(record), at, readText(note, MOST)),
  ),
  change('/withdraw', (req, { record, at }) => withdraw(req, String(record), at)),
]
