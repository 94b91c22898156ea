import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { startAuditJobs } from './accounts/audit/prune.ts'
import { readAddresses } from './delivery/own-addresses.ts'
import { resumeKept } from './enquiries/deliveries/resume-kept.ts'
import { watchDeliveries } from './enquiries/deliveries/watch-deliveries.ts'
import { startWorker } from './enquiries/deliveries/worker.ts'
import { startEnquiryJobs } from './enquiries/jobs.ts'
import { applyLedger } from './enquiries/person.ts'
import { mailboxSettings } from './enquiries/replies/mailbox-settings.ts'
import { watchMailbox } from './enquiries/replies/watch-mailbox.ts'
import { forgetOldImports } from './listings/imports/forget-old.ts'
import { IMPORTS } from './listings/imports/import-row.ts'
import { startForgetting } from './long-work/forget.ts'
import { resumeWork } from './long-work/jobs.ts'
import { startAhead } from './media/make-ahead.ts'
import { measureOlder } from './media/measure-older.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import { watchUploads } from './media/watch-uploads.ts'
import { keepOverview } from './overview/rebuild.ts'
import { checkSessionsIn } from './payload/is-signed-in.ts'
import { freeAbandonedJobs } from './payload/workarounds/free-abandoned-jobs.ts'
import config from './payload.config.ts'
import { beginFeed } from './publish/changes/record-changes.ts'
import { startNotifier } from './publish/notifier.ts'
import { findFault } from './readiness.ts'
import { auditLogDays, isAheadOn, payloadSecret, publishKey, publishUrls } from './service/env.ts'
import { mailSettings } from './service/mail/settings.ts'
import { reportReadiness } from './start-state.ts'
import { watchService } from './watch.ts'
import { startBinJobs } from './workflow/bin/erase-old.ts'
import { forgetOldBulkChanges } from './workflow/bulk/bulk-changes.ts'
import { BULK_CHANGES } from './workflow/bulk/bulk-row.ts'

const log = createLog('media')

/**
 * Opens the database, reads the names of addresses, erases again data that a restored backup contained, tells the site the
 * position of the change feed, makes mails due that waited for a mail server, goes on with imports
 * and bulk changes that were under way, and starts the cron runs of the job queues, before the first request.
 */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  publishUrls()
  mailSettings()
  mailboxSettings()
  auditLogDays()
  sweepUploads()
  const payload = await getPayload({ config })
  checkSessionsIn(payload)
  await readAddresses(await createLocalReq({}, payload))
  await applyLedger(payload)
  await freeAbandonedJobs(payload)
  await resumeWork(IMPORTS, payload)
  await resumeWork(BULK_CHANGES, payload)
  await beginFeed(payload)
  watchService(payload, startNotifier(payload))
  await resumeKept(payload)
  watchDeliveries(startWorker(payload))
  await getPayload({ config, cron: true })
  startEnquiryJobs(payload)
  watchMailbox(payload)
  startAuditJobs(payload)
  startBinJobs(payload)
  startForgetting(payload, [forgetOldImports, forgetOldBulkChanges])
  reportReadiness(() => findFault(payload))
  void watchUploads(payload).catch((error) => log.error('Uploads are not watched.', { error }))
  void keepOverview(payload)
  void measureOlder(payload).catch((error) => log.error('No light is measured.', { error }))
  if (isAheadOn())
    void startAhead(payload).catch((error) => log.error('Pictures are not made ahead.', { error }))
  return payload
}
