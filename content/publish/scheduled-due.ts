import type { Payload, Where } from 'payload'
import { RELEASE_TASK } from '../releases/task-name.ts'

/**
 * How many scheduled publishes are due and not done. A reading returns what the one before has
 * counted, so that metrics never wait for the database.
 */
export function createDueCount(payload: Payload): () => number | undefined {
  let last: number | undefined
  let isCounting = false
  const count = async () => {
    if (isCounting) return
    isCounting = true
    try {
      last = await countDue(payload)
    } catch {
      last = undefined
    } finally {
      isCounting = false
    }
  }
  void count()
  return () => {
    void count()
    return last
  }
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
