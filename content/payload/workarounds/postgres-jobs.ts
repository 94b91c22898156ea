import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'

/** The advisory lock held while jobs are claimed; an arbitrary number. */
const LOCK = 3_901_116

/**
 * Payload selects jobs and then marks them as processing
 * (`@payloadcms/drizzle/dist/updateJobs.js`), so two concurrent runs could claim the same job.
 * SQLite runs them one after another; PostgreSQL needs a lock.
 * https://github.com/payloadcms/payload/pull/17441 does it in Payload 4.
 *
 * Jobs that were deleted meanwhile are left out, because Payload would throw on them and leave its
 * transaction open (`payload/dist/queues/utilities/updateJob.js`).
 * https://github.com/payloadcms/payload/issues/17912
 */
export function lockJobClaims(adapter: PostgresAdapter): void {
  const { updateJobs } = adapter
  adapter.updateJobs = async function update(args) {
    const id = await args.req?.transactionID
    const transaction = id ? adapter.sessions[id]?.db : undefined
    try {
      if (!args.id) await transaction?.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const jobs = await updateJobs.call(this, args)
      return jobs?.filter((job) => job !== null) ?? null
    } catch (error) {
      if (id) await adapter.rollbackTransaction(id)
      throw error
    }
  }
}
