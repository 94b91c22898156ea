import { getPayload, type Payload } from 'payload'
import { payloadSecret, publishKey } from './env.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import { freeAbandonedJobs } from './payload/free-abandoned-jobs.ts'
import config from './payload.config.ts'

/** Opens the database and starts the cron runs of the job queues, before the first request. */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  sweepUploads()
  await freeAbandonedJobs(await getPayload({ config }))
  return getPayload({ config, cron: true })
}
