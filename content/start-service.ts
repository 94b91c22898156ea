import { createLog } from '@belvedere/kit/log.ts'
import { getPayload, type Payload } from 'payload'
import { startAuditJobs } from './audit/prune.ts'
import { beginFeed } from './changes/record-changes.ts'
import { resumeKept } from './deliveries/resume-kept.ts'
import { watchDeliveries } from './deliveries/watch-deliveries.ts'
import { startWorker } from './deliveries/worker.ts'
import { startEnquiryJobs } from './enquiries/jobs.ts'
import { applyLedger } from './enquiries/person.ts'
import { auditLogDays, isAheadOn, payloadSecret, publishKey, publishUrls } from './env.ts'
import { mailSettings } from './mail/settings.ts'
import { startAhead } from './media/make-ahead.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import { keepOverview } from './overview/rebuild.ts'
import { freeAbandonedJobs } from './payload/free-abandoned-jobs.ts'
import config from './payload.config.ts'
import { startNotifier } from './publish/notifier.ts'
import { checkSessionsIn } from './sessions/is-signed-in.ts'
import { watchService } from './watch.ts'

const log = createLog('media')

/**
 * Opens the database, erases again what a restored backup brought back, tells the site where the
 * change feed is, makes mails due that waited for a mail server, and starts the cron runs of the job
 * queues, before the first request.
 */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  publishUrls()
  mailSettings()
  auditLogDays()
  sweepUploads()
  const payload = await getPayload({ config })
  checkSessionsIn(payload)
  await applyLedger(payload)
  await freeAbandonedJobs(payload)
  await beginFeed(payload)
  watchService(payload, startNotifier(payload))
  await resumeKept(payload)
  watchDeliveries(startWorker(payload))
  await getPayload({ config, cron: true })
  startEnquiryJobs(payload)
  startAuditJobs(payload)
  void keepOverview(payload)
  if (isAheadOn())
    void startAhead(payload).catch((error) => log.error('Pictures are not made ahead.', { error }))
  return payload
}
