import type { Payload, Where } from 'payload'
import { createLastReading } from '../service/last-reading.ts'
import { RELEASE_TASK } from './task-name.ts'

/** The number of scheduled publishes that are due and not done, as of the previous reading. */
export function createDueCount(payload: Payload): () => number | undefined {
  return createLastReading(() => countDue(payload))
}

async function countDue({ db }: Payload): Promise<number> {
  const where: Where = {
    and: [
      { taskSlug: { in: ['schedulePublish', RELEASE_TASK] } },
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      { waitUntil: { less_than: new Date().toISOString() } },
    ],
  }
  return (await db.count({ collection: 'payload-jobs', where })).totalDocs
}
