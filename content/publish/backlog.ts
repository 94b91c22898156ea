import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { nextAttempt, type PublishMessage } from './publish-message.ts'
import { PUBLISH_QUEUE } from './queue-name.ts'

const MAX_JOBS = 200

export type QueuedJob = { id: number | string; input?: unknown }

/** The other queued publish jobs that no run is processing; the oldest first, at most 200. */
export async function backlog(payload: Payload, jobId: number | string): Promise<QueuedJob[]> {
  const { docs } = await payload.db.find<QueuedJob & { id: number }>({
    collection: 'payload-jobs',
    where: {
      queue: { equals: PUBLISH_QUEUE },
      processing: { equals: false },
      hasError: { not_equals: true },
      completedAt: { exists: false },
      id: { not_equals: jobId },
    },
    limit: MAX_JOBS,
    sort: 'createdAt',
    pagination: false,
  })
  return docs
}

/**
 * Deletes jobs whose message is part of another one, except those that a run has started meanwhile.
 */
export async function deleteJobs(payload: Payload, jobs: QueuedJob[], req?: PayloadRequest) {
  if (jobs.length === 0) return
  const where = { id: { in: jobs.map(({ id }) => id) }, processing: { equals: false } }
  await payload.db.deleteMany({ collection: 'payload-jobs', where, req })
}

/** Replaces the given jobs with one job for the message, in one transaction. */
export async function requeue(payload: Payload, message: PublishMessage, jobs: QueuedJob[]) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await deleteJobs(payload, jobs, req)
    await payload.jobs.queue({
      task: 'notify-site',
      queue: PUBLISH_QUEUE,
      input: { ...message, tries: message.tries + 1 },
      waitUntil: nextAttempt(message),
      req,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
