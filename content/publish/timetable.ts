import {
  APIError,
  JobCancelledError,
  type SanitizedConfig,
  type TaskConfig,
  type TaskHandler,
} from 'payload'
import { log } from './log.ts'

const TASK = 'schedulePublish'

type Timed = { doc?: { relationTo: string; value: unknown } | null; global?: string | null }

/** Five seconds after the first failure, and then twice as long each time: about three hours in all. */
const RETRIES = { attempts: 11, backoff: { type: 'exponential', delay: 5000 } } as const

/**
 * Payload tries a publication once when its time has come: a full disk at that moment, and it would
 * never happen. It is tried again here, save what the model or the rights of its author refuse.
 */
export function withRetriedTimetable(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === TASK)
  if (!task) throw new Error('Payload has no task for timed publications.')
  const { handler } = task
  if (typeof handler === 'string') throw new Error('The task for timed publications is a file.')
  Object.assign(task, { retries: RETRIES, handler: tried(handler) } satisfies Partial<TaskConfig>)
  return config
}

const tried =
  (handler: TaskHandler<typeof TASK>): TaskHandler<typeof TASK> =>
  async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      const isLast = isRefusal(error) || (args.job.totalTried ?? 0) >= RETRIES.attempts
      report(args.input, error, isLast)
      throw isRefusal(error) ? new JobCancelledError(error.message) : error
    }
  }

/** What would be refused again, however often it is tried; a lock is gone in a few minutes. */
function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500 && error.status !== 423
}

function report({ doc, global }: Timed, error: unknown, isLast: boolean) {
  const what = doc ? `${doc.relationTo} ${doc.value}` : (global ?? 'something unknown')
  if (!isLast) return log.warn(`${SET_DOWN} ${what} failed and is tried again`, { error })
  log.error(`${SET_DOWN} ${what} failed for good: set a new time in the studio`, { error })
}

const SET_DOWN = 'What was set down for its time to be published or taken back:'
