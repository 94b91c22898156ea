import type { Server } from 'node:http'
import { createLog } from '@belvedere/kit/log.ts'
import { stopWorkers } from './enquiries/deliveries/wake.ts'
import { faultReason } from './service/fault-reason.ts'
import { within } from './service/within.ts'

const log = createLog('content')

/** How long pending requests are waited for. */
const REQUESTS_MS = 1000

/** How long running deliveries of mails and messages to other programs are waited for. */
const DELIVERIES_MS = 10_000

/** An unreachable database must not keep the process from ending. */
const RELEASE_MS = 1000

/**
 * Ends the service: no new requests, no new deliveries. Resolves once the process may exit, within
 * eleven seconds. A delivery that takes longer is due again, and sent after the next start.
 */
export async function stopService(server: Server, deliveriesMs = DELIVERIES_MS): Promise<void> {
  const isClosed = new Promise<void>((resolve) => void server.close(() => resolve()))
  server.closeIdleConnections()
  const areDelivered = stopWorkers(deliveriesMs).catch((error) => {
    log.error('Claims of deliveries were not given up; they end in three minutes', {
      reason: faultReason(error),
    })
  })
  await Promise.all([
    within(REQUESTS_MS, isClosed),
    within(deliveriesMs + RELEASE_MS, areDelivered),
  ])
}
