import type { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'

type Executor = Parameters<BasePayload['db']['execute']>[0]['db']

/** A statement or a part of one, with its values. */
export type Statement = ReturnType<typeof sql>

/** Runs a raw SQL statement, in the request’s transaction if it has one, and returns its rows. */
export async function readRows(
  { payload: { db }, transactionID }: PayloadRequest,
  statement: Statement,
): Promise<unknown[]> {
  const own: unknown = db.sessions?.[String(await transactionID)]?.db
  const executor = [own, db.drizzle].find(isExecutor)
  const { rows } = await db.execute({ ...(executor && { db: executor }), sql: statement })
  return rows
}

/** Whether the value is a Drizzle connection or transaction. */
function isExecutor(value: unknown): value is NonNullable<Executor> {
  return typeof value === 'object' && value !== null && ('run' in value || 'execute' in value)
}
