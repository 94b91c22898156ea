import type { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'

type Executor = Parameters<BasePayload['db']['execute']>[0]['db']

/** The rows that a statement of our own finds, within the transaction of the request if it has one. */
export async function readRows(
  { payload: { db }, transactionID }: PayloadRequest,
  statement: ReturnType<typeof sql>,
): Promise<unknown[]> {
  const own: unknown = db.sessions?.[String(await transactionID)]?.db
  const executor = [own, db.drizzle].find(isExecutor)
  const { rows } = await db.execute({ ...(executor && { db: executor }), sql: statement })
  return rows
}

/** A transaction of this database. */
function isExecutor(value: unknown): value is NonNullable<Executor> {
  return typeof value === 'object' && value !== null && ('run' in value || 'execute' in value)
}
