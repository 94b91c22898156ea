import { inBackground } from '@belvedere/kit/request-id.ts'
import {
  APIError,
  JobCancelledError,
  type SanitizedConfig,
  type TaskConfig,
  type TaskHandler,
} from 'payload'
import { metrics } from '../../service/metrics.ts'
import { log } from '../../service/publish-log.ts'
import { atItsTime } from '../scheduled.ts'

const TASK = 'schedulePublish'

type ScheduledTask = typeof TASK | 'publishRelease'
type Arguments<Task extends ScheduledTask> = Parameters<TaskHandler<Task>>[0]
type ScheduleInput = { doc?: { relationTo: string; value: unknown } | null; global?: string | null }

/** The delay doubles from five seconds at each retry: about three hours in all. */
export const RETRIES = { attempts: 11, backoff: { type: 'exponential', delay: 5000 } } as const

/**
 * Payload runs a scheduled publish once: a full disk at that moment would cancel it. This retries
 * it, unless validation or access control refuses it. The task sets no `retries`
 * (`payload/dist/versions/schedule/job.js`), and without them a task runs once since
 * https://github.com/payloadcms/payload/pull/9605
 *
 * No upstream issue found. To reproduce, let `payload.update` throw once while the job runs.
 */
export function withScheduleRetries(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === TASK)
  if (!task) throw new Error(`Payload has no task "${TASK}".`)
  const { handler } = task
  if (typeof handler === 'string')
    throw new Error(`The handler of Payload’s task "${TASK}" is a file path.`)
  Object.assign(task, {
    retries: RETRIES,
    handler: withReport(whatOf, handler),
  } satisfies Partial<TaskConfig>)
  return config
}

/** Counts and logs the result of a scheduled publish, and gives up if a retry cannot help. */
export const withReport =
  <Task extends ScheduledTask>(
    nameOf: (input: Arguments<Task>['input']) => string,
    handler: TaskHandler<Task>,
  ): TaskHandler<Task> =>
  (args) =>
    inBackground('schedule', async () => {
      try {
        const result = await atItsTime(() => handler(args))
        metrics.scheduled.increment({ result: 'done' })
        return result
      } catch (error) {
        const isLast = isRefusal(error) || (args.job.totalTried ?? 0) >= RETRIES.attempts
        metrics.scheduled.increment({ result: isLast ? 'given up' : 'failed' })
        report(nameOf(args.input), error, isLast)
        throw isRefusal(error) ? new JobCancelledError(error.message) : error
      }
    })

/**
 * Errors that a retry cannot fix. 423 (locked) is not one of them: a lock expires after a few
 * minutes.
 */
function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500 && error.status !== 423
}

function whatOf({ doc, global }: ScheduleInput): string {
  return doc ? `${doc.relationTo} ${doc.value}` : (global ?? 'unknown record')
}

function report(what: string, error: unknown, isLast: boolean) {
  if (!isLast) return log.warn(`Scheduled publish failed, will retry: ${what}`, { error })
  log.error(`Scheduled publish failed: ${what}. Set a new time in the studio.`, { error })
}
