import type { Payload, Where } from 'payload'
import { overdueWhere } from './filters.ts'

const collection = 'enquiries' as const
const UNANSWERED: Where = { state: { equals: 'new' }, erasedAt: { exists: false } }

/** How many enquiries nobody has taken in hand, and how many nobody has answered in time. */
export async function countOpen({ db }: Payload, now = new Date()) {
  const count = async (where: Where) => (await db.count({ collection, where })).totalDocs
  return { unanswered: await count(UNANSWERED), overdue: await count(overdueWhere(now)) }
}
