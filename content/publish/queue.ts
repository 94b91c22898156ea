import type { JobsConfig } from 'payload'
import { isAdministrator, isPublisher } from '../payload/access.ts'
import { SCHEDULE_QUEUE } from './queue-name.ts'

/** Runs the due scheduled publishing, every five seconds: Payload’s own task, and these. */
export function jobs(tasks: NonNullable<JobsConfig['tasks']>): JobsConfig {
  return {
    tasks,
    access: { run: isAdministrator, queue: isPublisher, cancel: isPublisher },
    deleteJobOnComplete: true,
    autoRun: [{ cron: '*/5 * * * * *', queue: SCHEDULE_QUEUE, limit: 20, silent: true }],
  }
}
