import type { Payload, TaskConfig } from 'payload'
import { Mutex } from '../database/mutex.ts'
import { backlog, forget, putBack } from './backlog.ts'
import { siteListened, siteRefused } from './outage.ts'
import { joined, type Notice, noticeOf, piecesOf } from './publish-message.ts'
import { send } from './send.ts'

const turns = new Mutex()

/**
 * Tells the site what has changed, together with everything that could not be told before. When the
 * site does not listen, all of it goes back into the queue as one job, so a long outage leaves one.
 */
export const notifySite: TaskConfig<'notify-site'> = {
  slug: 'notify-site',
  label: 'Tell the site what was published',
  inputSchema: [
    { name: 'id', type: 'text', required: true },
    { name: 'tags', type: 'json', required: true },
    { name: 'tries', type: 'number', required: true },
  ],
  // For the unforeseen only, such as a full disk: a site that is away does not make the task fail.
  retries: { attempts: 1_000_000, backoff: { type: 'fixed', delay: 5000 } },
  handler: async ({ input, job, req }) => {
    await turns.run(() => tell(req.payload, job.id, noticeOf(input)))
    return { output: {} }
  },
}

async function tell(payload: Payload, jobId: number | string, own: Notice) {
  const waiting = await backlog(payload, jobId)
  const notice = joined(
    own,
    waiting.map(({ input }) => noticeOf(input)),
  )
  const refusal = await sendAll(notice)
  if (refusal) {
    siteRefused(refusal)
    return putBack(payload, notice, waiting)
  }
  siteListened()
  return forget(payload, waiting)
}

/** Piece after piece; what was taken before a refusal is sent again, which does no harm. */
async function sendAll(notice: Notice): Promise<string | undefined> {
  for (const piece of piecesOf(notice)) {
    const refusal = await send(piece)
    if (refusal) return refusal
  }
  return undefined
}
