import type { Payload, Where } from 'payload'
import { overdueWhere } from './filters.ts'

const collection = 'enquiries' as const
const UNANSWERED: Where = { state: { equals: 'new' }, erasedAt: { exists: false } }

/** The number of enquiries that nobody works on, and of those that are overdue. */
export async function countOpen({ db }: Payload, now = new Date()) {
  const count = async (where: Where) => (await db.count({ collection, where })).totalDocs
  return { unanswered: await count(UNANSWERED), overdue: await count(overdueWhere(now)) }
}
