import {
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { globalOf } from '../../overview/kinds.ts'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { SCHEDULE_QUEUE } from '../../publish/queue-name.ts'
import { readSchedules, type Schedule, TASK } from './read-schedules.ts'

const GONE = 'This is no longer scheduled: it has happened, or somebody cancelled it.'
const PAST = 'Choose a time that is still to come.'

/** Cancels a schedule, or removes a failed one. Only publishers may. */
export async function cancelSchedule(req: PayloadRequest, id: number): Promise<void> {
  await requireSchedule(req, id)
  await remove(req, id)
}

/**
 * Sets another time. The person who changes it becomes its owner, and a failed one gets all its
 * retries again.
 */
export async function moveSchedule(req: PayloadRequest, id: number, at: Date): Promise<void> {
  const schedule = await requireSchedule(req, id)
  if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) throw refusal(PAST, 400)
  const shouldCommit = await initTransaction(req)
  try {
    await remove(req, id)
    const data = { ...jobOf(req, schedule), waitUntil: at.toISOString() }
    await req.payload.db.create({ collection: 'payload-jobs', data, req })
    if (shouldCommit) await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function requireSchedule(req: PayloadRequest, id: number): Promise<Schedule> {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  const schedule = (await readSchedules(req)).find((one) => one.id === id)
  if (!schedule) throw refusal(GONE, 404)
  return schedule
}

/** A job that has begun cannot be stopped. */
async function remove(req: PayloadRequest, id: number) {
  const where = { id: { equals: id }, processing: { not_equals: true } }
  const { docs } = await req.payload.delete({ collection: 'payload-jobs', where, req })
  if (docs.length === 0) throw refusal(GONE, 404)
}

/** The job that the studio queues when a time is set. */
function jobOf({ user }: PayloadRequest, { isPublish, owner: { kind, record } }: Schedule) {
  const global = globalOf(kind)
  // The studio stores the id as text, and looks for it as text.
  const target =
    global === undefined ? { doc: { relationTo: kind, value: `${record}` } } : { global }
  const by = { user: { relationTo: 'users', value: user?.id } }
  const input = { type: isPublish ? 'publish' : 'unpublish', ...target, ...by }
  return { taskSlug: TASK, queue: SCHEDULE_QUEUE, input, processing: false, hasError: false }
}
