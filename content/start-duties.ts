import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { startAuditJobs } from './accounts/audit/prune.ts'
import { resumeKept } from './enquiries/deliveries/resume-kept.ts'
import { startEnquiryJobs } from './enquiries/jobs.ts'
import { watchMailbox } from './enquiries/replies/watch-mailbox.ts'
import { forgetOldImports } from './listings/imports/forget-old.ts'
import { IMPORTS } from './listings/imports/import-row.ts'
import { startForgetting } from './long-work/forget.ts'
import { resumeWork } from './long-work/jobs.ts'
import { measureOlder } from './media/measure-older.ts'
import { keepOverview } from './overview/rebuild.ts'
import { freeAbandonedJobs } from './payload/workarounds/free-abandoned-jobs.ts'
import { startBinJobs } from './workflow/bin/erase-old.ts'
import { forgetOldBulkChanges } from './workflow/bulk/bulk-changes.ts'
import { BULK_CHANGES } from './workflow/bulk/bulk-row.ts'

const log = createLog('media')

/**
 * Starts what one content service does for all of a database: goes on with jobs, imports and bulk
 * changes that another process left, reads the mailbox, forgets what is old, and keeps the overview
 * in step.
 */
export async function startDuties(payload: Payload): Promise<void> {
  await freeAbandonedJobs(payload)
  await resumeWork(IMPORTS, payload)
  await resumeWork(BULK_CHANGES, payload)
  await resumeKept(payload)
  startEnquiryJobs(payload)
  watchMailbox(payload)
  startAuditJobs(payload)
  startBinJobs(payload)
  startForgetting(payload, [forgetOldImports, forgetOldBulkChanges])
  void keepOverview(payload)
  void measureOlder(payload).catch((error) => log.error('No light is measured.', { error }))
}
