import type { Payload, TaskConfig } from 'payload'
import { Mutex } from '../database/mutex.ts'
import { backlog, deleteJobs, requeue } from './backlog.ts'
import { reportDelivered, reportFailure } from './outage.ts'
import {
  mergeMessages,
  type PublishMessage,
  parseMessage,
  splitMessage,
} from './publish-message.ts'
import { send } from './send.ts'

const mutex = new Mutex()

/**
 * Sends the site a publish message, merged with all earlier ones that could not be delivered. When
 * the site does not acknowledge it, the merged message is queued again as one job, so that a long
 * outage leaves a single job.
 */
export const notifySite: TaskConfig<'notify-site'> = {
  slug: 'notify-site',
  label: 'Notify the site',
  inputSchema: [
    { name: 'id', type: 'text', required: true },
    { name: 'tags', type: 'json', required: true },
    { name: 'tries', type: 'number', required: true },
  ],
  // For unexpected errors such as a full disk; an unreachable site does not make the task fail.
  retries: { attempts: 1_000_000, backoff: { type: 'fixed', delay: 5000 } },
  handler: async ({ input, job, req }) => {
    await mutex.run(() => deliver(req.payload, job.id, parseMessage(input)))
    return { output: {} }
  },
}

async function deliver(payload: Payload, jobId: number | string, own: PublishMessage) {
  const waiting = await backlog(payload, jobId)
  const message = mergeMessages(
    own,
    waiting.map(({ input }) => parseMessage(input)),
  )
  const failure = await sendAll(message)
  if (failure) {
    reportFailure(failure)
    return requeue(payload, message, waiting)
  }
  reportDelivered()
  return deleteJobs(payload, waiting)
}

/**
 * Sends the parts in order. After a failure all are sent again, which is safe: the site is
 * idempotent.
 */
async function sendAll(message: PublishMessage): Promise<string | undefined> {
  for (const part of splitMessage(message)) {
    const failure = await send(part)
    if (failure) return failure
  }
  return undefined
}
