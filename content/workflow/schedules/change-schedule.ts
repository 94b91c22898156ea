import {
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { globalOf, isCollection, type Owner } from '../../overview/kinds.ts'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { SCHEDULE_QUEUE } from '../../publish/queue-name.ts'
import { readSchedules, type Schedule, TASK } from './read-schedules.ts'

const GONE = 'This is no longer scheduled: it has happened, or somebody cancelled it.'
const PAST = 'Choose a time that is still to come.'
const NO_DRAFTS = 'This has no drafts: what is saved is public at once.'

/** What is to happen at a time; `locale` limits a publish to one language. */
export type Plan = Pick<Schedule, 'owner' | 'isPublish' | 'locale'>

/** Sets the time at which a record is published or taken off the site. Only publishers may. */
export async function setSchedule(req: PayloadRequest, plan: Plan, at: Date): Promise<void> {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  refusePast(at)
  await requireRecord(req, plan.owner)
  await create(req, plan, at)
}

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
  refusePast(at)
  const shouldCommit = await initTransaction(req)
  try {
    await remove(req, id)
    await create(req, schedule, at)
    if (shouldCommit) await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

function refusePast(at: Date) {
  if (!(at.getTime() > Date.now())) throw refusal(PAST, 400)
}

/** Throws unless the record is there, may be read, and has drafts. */
async function requireRecord(req: PayloadRequest, { kind, record: id }: Owner) {
  const slug = globalOf(kind)
  if (slug !== undefined) {
    const global = req.payload.config.globals.find((one) => one.slug === slug)
    if (!global) throw new NotFound(req.t)
    if (!hasScheduledPublishEnabled(global)) throw refusal(NO_DRAFTS)
    return
  }
  if (!isCollection(kind)) throw new NotFound(req.t)
  if (!hasScheduledPublishEnabled(req.payload.collections[kind].config)) throw refusal(NO_DRAFTS)
  const query = { collection: kind, id, depth: 0, draft: true, overrideAccess: false, req } as const
  await req.payload.findByID(query)
}

async function create(req: PayloadRequest, plan: Plan, at: Date) {
  const data = { ...jobOf(req, plan), waitUntil: at.toISOString() }
  await req.payload.db.create({ collection: 'payload-jobs', data, req })
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

/** The job of a schedule. Payload reads the id of its record as text. */
function jobOf({ user }: PayloadRequest, { isPublish, locale, owner: { kind, record } }: Plan) {
  const global = globalOf(kind)
  const target =
    global === undefined ? { doc: { relationTo: kind, value: `${record}` } } : { global }
  const by = { user: { relationTo: 'users', value: user?.id } }
  const type = isPublish ? 'publish' : 'unpublish'
  const input = { type, ...(locale && { locale }), ...target, ...by }
  return { taskSlug: TASK, queue: SCHEDULE_QUEUE, input, processing: false, hasError: false }
}
