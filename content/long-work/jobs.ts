import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { isLeader } from '../payload/leadership.ts'
import { RETRIES } from '../payload/workarounds/schedule-retries.ts'
import { faultReason } from '../service/fault-reason.ts'
import type { WorkKind } from './kind.ts'
import { UNDER_WAY, type WorkNames, type WorkRow } from './row.ts'
import { workOff } from './work-off.ts'

const log = createLog('content')
const JOBS = 'payload-jobs'

type Task = TaskConfig<{ input: { row: number }; output: object }>

/** The job that works off the works of a kind. */
export function workTask<Row extends WorkRow>(kind: WorkKind<Row>): Task {
  return {
    slug: kind.task,
    inputSchema: [{ name: 'row', type: 'number', required: true }],
    // What the editor can do something about ends the work; a database that is away does not, until
    // the last try.
    retries: RETRIES,
    handler: async ({ input, req, job }) => {
      const isLastTry = (job.totalTried ?? 0) >= RETRIES.attempts
      await inBackground(kind.queue, () => workOff(req.payload, input.row, kind, isLastTry))
      return { output: {} }
    },
  }
}

/**
 * Queues a job of a work in the transaction of the request. One that waits for another try is
 * replaced, because somebody has just decided; one that runs may be at its end, and a second beside
 * it does no harm: each batch begins with what is stored.
 */
export async function queueWork<Row extends WorkRow>(
  { task, queue }: WorkNames<Row>,
  req: PayloadRequest,
  id: number,
): Promise<void> {
  const waiting = await waitingJobs(req, task, id)
  const where = { id: { in: waiting } }
  if (waiting.length > 0) await req.payload.db.deleteMany({ collection: JOBS, where, req })
  await req.payload.jobs.queue({ task, input: { row: id }, queue, req })
}

async function waitingJobs(req: PayloadRequest, task: string, id: number): Promise<number[]> {
  const { docs } = await req.payload.db.find<{ id: number; input?: { row?: number } }>({
    collection: JOBS,
    where: {
      taskSlug: { equals: task },
      completedAt: { exists: false },
      processing: { not_equals: true },
    },
    pagination: false,
    req,
  })
  return docs.flatMap((job) => (job.input?.row === id ? [job.id] : []))
}

/** A killed process or a restored backup may have left works under way without a job. */
export async function resumeWork<Row extends WorkRow>(
  names: WorkNames<Row>,
  payload: Payload,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const where = { state: { in: UNDER_WAY } }
  const { collection } = names
  const query = { collection, where, pagination: false, req }
  const { docs } = await payload.db.find<Row>(query)
  for (const { id } of docs) await queueWork(names, req, id)
  if (docs.length > 0) log.info('Long work goes on', { work: collection, count: docs.length })
}

/** The jobs that this process has begun without waiting for their turn. */
const running = new Set<Promise<void>>()

/**
 * Runs the queued jobs now, one after the other; otherwise they have their turn within five seconds,
 * as in a content service that leaves the jobs to another one.
 * All of them: an older one that is due again would be done in place of the one just queued.
 */
export function wakeWork<Row extends WorkRow>(
  { queue }: Pick<WorkNames<Row>, 'queue'>,
  payload: Payload,
): void {
  if (!isLeader()) return
  const work: Promise<void> = runDue(payload, queue)
    .catch((error) => log.error('Long work not begun, will retry', { reason: faultReason(error) }))
    .finally(() => running.delete(work))
  running.add(work)
}

async function runDue(payload: Payload, queue: string) {
  for (let isDone = false; !isDone; )
    isDone = (await payload.jobs.run({ queue, limit: 1, silent: true })).noJobsRemaining === true
}

/** Settles when the jobs that this process has begun have ended. */
export async function settleWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
