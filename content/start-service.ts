import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { readAddresses } from './delivery/own-addresses.ts'
import { watchDeliveries } from './enquiries/deliveries/watch-deliveries.ts'
import { startWorker } from './enquiries/deliveries/worker.ts'
import { applyLedger } from './enquiries/person.ts'
import { mailboxSettings } from './enquiries/replies/mailbox-settings.ts'
import { startAhead } from './media/make-ahead.ts'
import { sweepUploads } from './media/sweep-uploads.ts'
import { watchUploads } from './media/watch-uploads.ts'
import { readLook } from './model/theme-parts.ts'
import { postgresUrl } from './payload/database/url.ts'
import { checkSessionsIn } from './payload/is-signed-in.ts'
import { lead } from './payload/leadership.ts'
import config from './payload.config.ts'
import { beginFeed } from './publish/changes/record-changes.ts'
import { startNotifier } from './publish/notifier.ts'
import { findFault } from './readiness.ts'
import { claimFolder } from './service/alone.ts'
import {
  auditLogDays,
  dataDir,
  isAheadOn,
  payloadSecret,
  publishKey,
  publishUrls,
} from './service/env.ts'
import { mailSettings } from './service/mail/settings.ts'
import { shared } from './service/shared.ts'
import { startDuties } from './start-duties.ts'
import { reportReadiness } from './start-state.ts'
import { watchService } from './watch.ts'

const log = createLog('media')

/**
 * Opens the database, reads the names of addresses, erases again data that a restored backup
 * contained, tells the site the position of the change feed, and starts the duties of this service,
 * before the first request. Of several services of a database one runs the jobs.
 */
export async function startService(): Promise<Payload> {
  payloadSecret()
  publishKey()
  publishUrls()
  mailSettings()
  mailboxSettings()
  auditLogDays()
  if (!postgresUrl()) shared('claimed folder', () => claimFolder(dataDir()))
  sweepUploads()
  const payload = await getPayload({ config })
  checkSessionsIn(payload)
  await readAddresses(await createLocalReq({}, payload))
  await applyLedger(payload)
  await beginFeed(payload)
  watchService(
    payload,
    startNotifier(payload, () => followLook(payload)),
  )
  watchDeliveries(startWorker(payload))
  await getPayload({ config, cron: true })
  await lead(payload, () => startDuties(payload), stopToStartAgain)
  reportReadiness(() => findFault(payload))
  void watchUploads(payload).catch((error) => log.error('Uploads are not watched.', { error }))
  if (isAheadOn())
    void startAhead(payload).catch((error) => log.error('Pictures are not made ahead.', { error }))
  return payload
}

/** Settings that another content service has published decide what the forms of this one show. */
function followLook(payload: Payload) {
  readLook(payload).catch((error) => log.error('The look of the site was not read.', { error }))
}

/** Another service runs the jobs of this one from the beginning, so this one begins again as well. */
function stopToStartAgain() {
  log.error('Another content service runs the jobs now: this one stops, to be started again.')
  process.kill(process.pid, 'SIGTERM')
}
