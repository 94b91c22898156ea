import { isObject } from '@belvedere/kit/json.ts'
import type { JsonObject, PayloadRequest, Where } from 'payload'
import { type Owner, ownerOf } from '../../overview/kinds.ts'

/** A time at which a record is published or taken off the site. */
export type Schedule = {
  id: number
  owner: Owner
  isPublish: boolean
  /** The only language that is published; without it, all of them. */
  locale?: string
  at: string
  /** The account that set it; the change is made with its rights. */
  by?: number
  /** Whether it was given up. The reason is in the log, and mostly in the record itself. */
  isFailed: boolean
  /** The reason why it was given up, or is being retried. */
  error?: string
}

/** The task with which Payload publishes at a time. */
export const TASK = 'schedulePublish'
const MAX = 500

/** The schedules and those that failed, the next one first; of one record or of all. */
export async function readSchedules(req: PayloadRequest, of?: Owner): Promise<Schedule[]> {
  const where: Where = { taskSlug: { equals: TASK }, completedAt: { exists: false } }
  const query = { collection: 'payload-jobs', where, sort: 'waitUntil', limit: MAX } as const
  const { docs } = await req.payload.db.find<JsonObject & { id: number }>({
    ...query,
    pagination: false,
    req,
  })
  const schedules = docs.flatMap((job) => scheduleOf(job) ?? [])
  return of
    ? schedules.filter(({ owner }) => owner.kind === of.kind && owner.record === of.record)
    : schedules
}

/** Reads a job of Payload’s; one without a record is no schedule. */
function scheduleOf(job: JsonObject & { id: number }): Schedule | undefined {
  const input: unknown = job.input
  const owner = isObject(input) ? ownerIn(input) : undefined
  if (!isObject(input) || !owner) return undefined
  const by = isObject(input.user) ? Number(input.user.value) : Number.NaN
  const message = isObject(job.error) ? job.error.message : undefined
  return {
    id: job.id,
    owner,
    isPublish: input.type !== 'unpublish',
    ...(typeof input.locale === 'string' && { locale: input.locale }),
    at: new Date(String(job.waitUntil ?? job.createdAt)).toISOString(),
    isFailed: job.hasError === true,
    ...(Number.isSafeInteger(by) && { by }),
    ...(typeof message === 'string' && { error: message }),
  }
}

function ownerIn({ doc, global }: Record<string, unknown>): Owner | undefined {
  if (typeof global === 'string') return ownerOf({ global })
  if (!isObject(doc) || typeof doc.relationTo !== 'string') return undefined
  // The studio stores the id as text.
  return ownerOf({ collection: doc.relationTo, id: Number(doc.value) })
}
