import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { RETRIES } from '../../payload/workarounds/schedule-retries.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { IMPORTS, type ImportRow, UNDER_WAY } from './import-row.ts'
import type { UndoListing } from './taking-back.ts'
import { workOff } from './work-off.ts'

const log = createLog('content')

const IMPORT_TASK = 'workOffImport'
const JOBS = 'payload-jobs'

/** A queue of its own: an import takes minutes, and what is scheduled must not wait for it. */
export const IMPORT_QUEUE = 'imports'

/** The job that saves the listings of an import, or takes them back. */
export function importTask(undo: UndoListing): TaskConfig<typeof IMPORT_TASK> {
  return {
    slug: IMPORT_TASK,
    inputSchema: [{ name: 'import', type: 'number', required: true }],
    // What the editor can do something about ends the import; a database that is away does not.
    retries: RETRIES,
    handler: async ({ input, req }) => {
      await inBackground('import', () => workOff(req.payload, input.import, undo))
      return { output: {} }
    },
  }
}

/**
 * Queues a job of an import in the transaction of the request. One that waits for another try is
 * replaced, because somebody has just decided; one that runs may be at its end, and a second beside
 * it does no harm: each batch begins with what is stored.
 */
export async function queueImport(req: PayloadRequest, id: number): Promise<void> {
  const waiting = await waitingJobs(req, id)
  const where = { id: { in: waiting } }
  if (waiting.length > 0) await req.payload.db.deleteMany({ collection: JOBS, where, req })
  const input = { import: id }
  await req.payload.jobs.queue({ task: IMPORT_TASK, input, queue: IMPORT_QUEUE, req })
}

async function waitingJobs(req: PayloadRequest, id: number): Promise<number[]> {
  const { docs } = await req.payload.db.find<{ id: number; input?: { import?: number } }>({
    collection: JOBS,
    where: {
      taskSlug: { equals: IMPORT_TASK },
      completedAt: { exists: false },
      processing: { not_equals: true },
    },
    pagination: false,
    req,
  })
  return docs.flatMap((job) => (job.input?.import === id ? [job.id] : []))
}

/** A killed process or a restored backup may have left an import under way without a job. */
export async function resumeImports(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const where = { state: { in: UNDER_WAY } }
  const { docs } = await payload.db.find<ImportRow>({ collection: IMPORTS, where, req })
  for (const { id } of docs) await queueImport(req, id)
  if (docs.length > 0) log.info('An import of listings goes on', { imports: docs.length })
}

/** The jobs that this process has begun without waiting for their turn. */
const running = new Set<Promise<void>>()

/** Runs the queued job now; otherwise it has its turn within five seconds. */
export function wakeImports(payload: Payload): void {
  const work = payload.jobs
    .run({ queue: IMPORT_QUEUE, limit: 1, silent: true })
    .then(
      () => undefined,
      (error) => log.error('Import not begun, will retry', { reason: faultReason(error) }),
    )
    .finally(() => running.delete(work))
  running.add(work)
}

/** Settles when the jobs that this process has begun have ended. */
export async function settleImports(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
