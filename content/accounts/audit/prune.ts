import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { auditLogDays } from '../../service/env.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { forgetEnded } from '../sessions/forget-ended.ts'

const log = createLog('content')
const DAY = 24 * 60 * 60_000

/** One step blocks other writers for a few milliseconds. */
const STEP = 1000

/** Deletes the entries that have been kept long enough, in small steps; resolves to their number. */
export async function pruneAuditLog(payload: Payload, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - auditLogDays() * DAY).toISOString()
  for (let deleted = 0; ; ) {
    const step = await deleteSome(payload, oldest)
    deleted += step
    if (step < STEP) return deleted
    await pause(20)
  }
}

async function deleteSome(payload: Payload, oldest: string): Promise<number> {
  const rows = await readRows(
    await createLocalReq({}, payload),
    sql`DELETE FROM audit_log WHERE id IN
      (SELECT id FROM audit_log WHERE created_at < ${oldest} ORDER BY created_at LIMIT ${STEP})
      RETURNING id`,
  )
  return rows.length
}

/** Deletes old entries once a day; call the returned function to stop. */
export function startAuditJobs(payload: Payload): () => void {
  const run = () => void inBackground('audit', () => tidy(payload))
  run()
  const timer = setInterval(run, DAY).unref()
  return () => clearInterval(timer)
}

async function tidy(payload: Payload) {
  try {
    const count = await pruneAuditLog(payload)
    if (count > 0) log.info('Old entries of the audit log deleted', { count })
    await forgetEnded(payload)
  } catch (error) {
    log.error('Old entries of the audit log not deleted, will retry tomorrow', {
      reason: faultReason(error),
    })
  }
}
