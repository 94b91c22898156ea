import { createLog } from '@belvedere/kit/log.ts'
import { getPayload, type Payload } from 'payload'
import { payloadSecret, publishKey } from './env.ts'
import { isAheadOn, startAhead } from './media/make-ahead.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import { freeAbandonedJobs } from './payload/free-abandoned-jobs.ts'
import config from './payload.config.ts'

const log = createLog('media')

/** Opens the database and starts the cron runs of the job queues, before the first request. */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  sweepUploads()
  await freeAbandonedJobs(await getPayload({ config }))
  const payload = await getPayload({ config, cron: true })
  if (isAheadOn())
    void startAhead(payload).catch((error) => log.error('Pictures are not made ahead.', { error }))
  return payload
}
