import type { JobsConfig, Payload } from 'payload'
import { isAdministrator, isPublisher } from '../model/access.ts'
import { log } from './log.ts'
import { notifySite } from './notify-site.ts'
import { PUBLISH_QUEUE, SCHEDULE_QUEUE } from './queue-name.ts'

/**
 * Looks once a second for news that could not be handed over before, and every five seconds for what
 * is to be published or taken back by now.
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

/** Hands the news over now; what fails is tried again by the clock. */
export async function runQueue(payload: Payload): Promise<void> {
  const run = handOver(payload)
  running.add(run)
  await run
  running.delete(run)
}

/** Before a database is closed: waits for the news that is being handed over. */
export async function untilQueueRests(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

async function handOver(payload: Payload) {
  try {
    await payload.jobs.run({ queue: PUBLISH_QUEUE, limit: 1, silent: true })
  } catch (error) {
    log.error('The publish queue could not be read', { error })
  }
}

/**
 * Frees the jobs that a killed process had taken up, and drops those it had done and not yet taken
 * away: nobody else would ever finish them.
 */
export async function freeAbandonedJobs(payload: Payload): Promise<void> {
  const where = { completedAt: { exists: true } }
  await payload.db.deleteMany({ collection: 'payload-jobs', where })
  await payload.db.updateJobs({
    data: { processing: false },
    where: { processing: { equals: true } },
    returning: false,
  })
}
