import type { Payload } from 'payload'

/**
 * Frees the jobs that a killed process was running and deletes those it had completed but not yet
 * deleted: Payload marks a running job for good (`payload/dist/queues/operations/runJobs/`), and no
 * other process would pick it up. Payload 4 lets the mark expire:
 * https://github.com/payloadcms/payload/pull/17220
 */
export async function freeAbandonedJobs(payload: Payload): Promise<void> {
  const where = { completedAt: { exists: true } }
  await payload.db.deleteMany({ collection: 'payload-jobs', where })
  await payload.db.updateJobs({
    data: { processing: false },
    where: { processing: { equals: true } },
    returning: false,
  })
}
