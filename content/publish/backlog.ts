import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { type Notice, nextTry } from './publish-message.ts'
import { PUBLISH_QUEUE } from './queue-name.ts'

const MOST = 200

export type Waiting = { id: number | string; input?: unknown }

/** The other pieces of news that nobody is sending at the moment. */
export async function backlog(payload: Payload, jobId: number | string): Promise<Waiting[]> {
  const { docs } = await payload.db.find<Waiting & { id: number }>({
    collection: 'payload-jobs',
    where: {
      queue: { equals: PUBLISH_QUEUE },
      processing: { equals: false },
      hasError: { not_equals: true },
      completedAt: { exists: false },
      id: { not_equals: jobId },
    },
    limit: MOST,
    sort: 'createdAt',
    pagination: false,
  })
  return docs
}

/** Drops jobs whose news another one carries, save those that a run has taken up meanwhile. */
export async function forget(payload: Payload, jobs: Waiting[], req?: PayloadRequest) {
  if (jobs.length === 0) return
  const where = { id: { in: jobs.map(({ id }) => id) }, processing: { equals: false } }
  await payload.db.deleteMany({ collection: 'payload-jobs', where, req })
}

/** Puts the news back as one job in place of the given ones, all or nothing. */
export async function putBack(payload: Payload, notice: Notice, jobs: Waiting[]) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await forget(payload, jobs, req)
    await payload.jobs.queue({
      task: 'notify-site',
      queue: PUBLISH_QUEUE,
      input: { ...notice, tries: notice.tries + 1 },
      waitUntil: nextTry(notice),
      req,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
