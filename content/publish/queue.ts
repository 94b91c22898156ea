import type { JobsConfig, Payload } from 'payload'
import { isAdministrator, isPublisher } from '../model/access.ts'
import { log } from './log.ts'
import { notifySite } from './notify-site.ts'
import { PUBLISH_QUEUE, SCHEDULE_QUEUE } from './queue-name.ts'

/**
 * Every second retries publish messages that were not delivered, and every five seconds runs the
 * scheduled publishing that is due.
 */
export const jobs: JobsConfig = {
  tasks: [notifySite],
  access: { run: isAdministrator, queue: isPublisher, cancel: isPublisher },
  deleteJobOnComplete: true,
  autoRun: [
    { cron: '* * * * * *', queue: PUBLISH_QUEUE, limit: 1, silent: true },
    { cron: '*/5 * * * * *', queue: SCHEDULE_QUEUE, limit: 20, silent: true },
  ],
}

const running = new Set<Promise<void>>()

/** Delivers publish messages now; the cron run retries what fails. */
export async function runQueue(payload: Payload): Promise<void> {
  const run = runOnce(payload)
  running.add(run)
  await run
  running.delete(run)
}

/** Waits for runs of the queue that are still going, before the database is closed. */
export async function queueIdle(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

async function runOnce(payload: Payload) {
  try {
    await payload.jobs.run({ queue: PUBLISH_QUEUE, limit: 1, silent: true })
  } catch (error) {
    log.error('Publish queue could not be read', { error })
  }
}
