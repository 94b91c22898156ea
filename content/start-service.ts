import { createLog } from '@belvedere/kit/log.ts'
import { getPayload, type Payload } from 'payload'
import { beginFeed } from './changes/record-changes.ts'
import { payloadSecret, publishKey, publishUrls } from './env.ts'
import { isAheadOn, startAhead } from './media/make-ahead.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import { keepOverview } from './overview/rebuild.ts'
import { freeAbandonedJobs } from './payload/free-abandoned-jobs.ts'
import config from './payload.config.ts'
import { startNotifier } from './publish/notifier.ts'
import { watchService } from './watch.ts'

const log = createLog('media')

/**
 * Opens the database, tells the site where the change feed is, and starts the cron runs of the job
 * queues, before the first request.
 */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  publishUrls()
  sweepUploads()
  const payload = await getPayload({ config })
  await freeAbandonedJobs(payload)
  await beginFeed(payload)
  watchService(payload, startNotifier(payload))
  await getPayload({ config, cron: true })
  void keepOverview(payload)
  if (isAheadOn())
    void startAhead(payload).catch((error) => log.error('Pictures are not made ahead.', { error }))
  return payload
}
