import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'

/** Held while jobs are taken up. Any number will do. */
const LOCK = 3_901_116

/**
 * Payload looks for jobs first and then marks them as taken: two runs at the same moment would take
 * the same one. With SQLite they follow each other by themselves, here they are made to. A job that
 * has gone meanwhile is left out, which Payload would stumble over with its transaction open.
 */
export function takeJobsInTurn(adapter: PostgresAdapter): void {
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
