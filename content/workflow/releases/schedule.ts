import { isObject } from '@belvedere/kit/json.ts'
import { Forbidden, type JsonObject, type PayloadRequest, type Where } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { SCHEDULE_QUEUE } from '../../publish/queue-name.ts'
import { RELEASE_TASK } from '../../publish/task-name.ts'
import { type Member, readMembers, readRelease } from './read-release.ts'
import { EMPTY, lookAgain, PUBLISHED, refuseUnseen } from './seen.ts'
import { liveMember, type Problem } from './together.ts'

/** The time at which a release is published. */
type ReleaseSchedule = {
  id: number
  release: number
  at: string
  by?: number
  /** Whether it was given up, for the reason in `error`. */
  isFailed: boolean
  error?: string
}

const PAST = 'Choose a time that is still to come.'
const RUNS = 'This release is being published at this moment.'

/** Sets the time of a release, replacing an earlier one; returns the unseen drafts. */
export async function scheduleRelease(
  req: PayloadRequest,
  release: number,
  at: Date,
  seen: readonly string[],
): Promise<Problem[]> {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  if (!(at.getTime() > Date.now())) throw refusal(PAST, 400)
  const { state } = await readRelease(req, release)
  if (state === 'published') throw refusal(PUBLISHED)
  const members = await readMembers(req, release)
  refuseUnseen(members, seen)
  if (members.length === 0) throw refusal(EMPTY)
  const problems = await noteSeen(req, members, seen)
  if (problems.length > 0) return problems
  await deleteJobs(req, release)
  if ((await readReleaseSchedules(req, release)).length > 0) throw refusal(RUNS)
  const input = { release, user: Number(req.user?.id) }
  await req.payload.jobs.queue({
    task: RELEASE_TASK,
    input,
    waitUntil: at,
    queue: SCHEDULE_QUEUE,
    req,
  })
  return []
}

/** Removes the time of a release, also if it failed. */
export async function cancelRelease(req: PayloadRequest, release: number): Promise<void> {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  await deleteJobs(req, release)
}

/** Deletes the jobs of a release, except a running one. */
export async function deleteJobs(req: PayloadRequest, release: number): Promise<void> {
  const where: Where = { ...jobsOf(release), processing: { not_equals: true } }
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where, req })
}

/** The times at which releases are published, the next one first; of one or of all. */
export async function readReleaseSchedules(
  req: PayloadRequest,
  release?: number,
): Promise<ReleaseSchedule[]> {
  const { docs } = await req.payload.db.find<JsonObject & { id: number }>({
    collection: 'payload-jobs',
    where: { ...jobsOf(release), completedAt: { exists: false } },
    sort: 'waitUntil',
    limit: 200,
    pagination: false,
    req,
  })
  return docs.flatMap((job) => scheduleOf(job) ?? [])
}

function jobsOf(release?: number): Where {
  const ofOne: Where = release === undefined ? {} : { 'input.release': { equals: release } }
  return { taskSlug: { equals: RELEASE_TASK }, ...ofOne }
}

function scheduleOf(job: JsonObject & { id: number }): ReleaseSchedule | undefined {
  const input: unknown = job.input
  if (!isObject(input) || typeof input.release !== 'number') return undefined
  const message = isObject(job.error) ? job.error.message : undefined
  return {
    id: job.id,
    release: input.release,
    at: new Date(String(job.waitUntil ?? job.createdAt)).toISOString(),
    isFailed: job.hasError === true,
    ...(typeof input.user === 'number' && { by: input.user }),
    ...(typeof message === 'string' && { error: message }),
  }
}

/**
 * Records the drafts that the publisher has seen who sets the time of a release. Returns those that
 * were changed since the publisher looked; then nothing is recorded.
 */
async function noteSeen(
  req: PayloadRequest,
  members: readonly Member[],
  seen: readonly string[],
): Promise<Problem[]> {
  const looks = await Promise.all(
    members
      .flatMap((member) => liveMember(member) ?? [])
      .map(async (member) => ({ ...member, ...(await lookAgain(req, member, seen)) })),
  )
  const problems = looks.flatMap(({ record, message }) => (message ? { record, message } : []))
  if (problems.length > 0) return problems
  for (const { id, newest } of looks) {
    const data = { savedAt: newest }
    const collection = 'release-members'
    await req.payload.db.updateOne({ collection, id, data, req, returning: false })
  }
  return []
}
