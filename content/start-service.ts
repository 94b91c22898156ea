import { getPayload, type Payload } from 'payload'
import { payloadSecret, publishKey } from './env.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import config from './payload.config.ts'
import { freeAbandonedJobs } from './publish/queue.ts'

/** Opens the database and starts the cron runs of the job queues, before the first request. */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  sweepUploads()
  await freeAbandonedJobs(await getPayload({ config }))
  return getPayload({ config, cron: true })
}
