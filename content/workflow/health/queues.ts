import type { Payload, Where } from 'payload'
import { countOpen } from '../../enquiries/count-open.ts'
import { runningAhead } from '../../media/running-ahead.ts'
import { outboxOf } from '../../publish/notifier.ts'
import { RELEASE_TASK } from '../../publish/task-name.ts'

/** Work that waits: how much, what it is, and the list that shows it. */
export type Queue = {
  name: string
  count: number
  /** What is wrong with it; nothing if it only has to wait. */
  trouble?: string
  /** Below the address of the studio. */
  path?: string
}

const PUBLISHES = ['schedulePublish', RELEASE_TASK]
const OPEN_JOB: Where[] = [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }]

/** All work of the service that waits for its time, another machine or a person. */
export async function readQueues(payload: Payload, now = new Date()): Promise<Queue[]> {
  const count = async (collection: 'payload-jobs' | 'deliveries', where: Where) =>
    (await payload.db.count({ collection, where })).totalDocs
  const { unanswered, overdue } = await countOpen(payload, now)
  const due = { waitUntil: { less_than: new Date(now.getTime() - LATE_MS).toISOString() } }
  const publishes: Where[] = [{ taskSlug: { in: PUBLISHES } }, ...OPEN_JOB]
  const late = await count('payload-jobs', { and: [...publishes, due] })
  const failed = await count('deliveries', { state: { equals: 'failed' } })
  return [
    {
      name: 'Enquiries that nobody has in hand',
      count: unanswered,
      path: '/collections/enquiries',
      ...(overdue > 0 && { trouble: `${overdue} should have been answered by now.` }),
    },
    {
      name: 'Mails and messages to be delivered',
      count: await count('deliveries', { state: { in: ['waiting', 'failed'] } }),
      path: '/collections/deliveries',
      ...(failed > 0 && { trouble: `${failed} could not be delivered yet, and are tried again.` }),
    },
    {
      name: 'Scheduled publishes',
      count: await count('payload-jobs', { and: publishes }),
      ...(late > 0 && { trouble: `${late} should have been done by now: the log says why not.` }),
    },
    {
      name: 'Imports and changes of many records',
      count: await count('payload-jobs', {
        and: [{ taskSlug: { not_in: PUBLISHES } }, ...OPEN_JOB],
      }),
    },
    { name: 'Pictures to be made', count: picturesWaiting() },
    ...outboxOf(payload).map(({ url, changes, ms }) => ({
      name: `Changes that ${new URL(url).origin} has not taken`,
      count: changes,
      ...(ms > LATE_MS && { trouble: 'It does not answer: see Addresses.' }),
    })),
  ]
}

/** What takes longer than this is late. */
const LATE_MS = 60_000

function picturesWaiting() {
  return Object.values(runningAhead()?.waiting ?? {}).reduce((sum, one) => sum + one, 0)
}
