import type { JobsConfig } from 'payload'
import { isAdministrator, isPublisher } from '../payload/access.ts'
import { isLeader } from '../payload/leadership.ts'
import { SCHEDULE_QUEUE } from './queue-name.ts'

/**
 * Runs due jobs every five seconds: scheduled publishing by Payload’s own task, and these tasks. A
 * queue for long work runs one job at a time, beside what is scheduled.
 */
export function jobs(
  tasks: NonNullable<JobsConfig['tasks']>,
  queuesOfLongWork: string[],
): JobsConfig {
  const often = { cron: '*/5 * * * * *', silent: true }
  return {
    tasks,
    access: { run: isAdministrator, queue: isPublisher, cancel: isPublisher },
    deleteJobOnComplete: true,
    // Of several content services one runs them.
    shouldAutoRun: isLeader,
    autoRun: [
      { ...often, queue: SCHEDULE_QUEUE, limit: 20 },
      ...queuesOfLongWork.map((queue) => ({ ...often, queue, limit: 1 })),
    ],
  }
}
