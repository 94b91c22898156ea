import type { Payload } from 'payload'

/** Starts Payload's timers for due jobs, without their clock: only `runDueJobs` runs them. */
export async function holdTimers(payload: Payload): Promise<void> {
  await payload._initializeCrons()
  for (const timer of payload.crons) timer.pause()
}

/** Runs the jobs that are due, as the service does every five seconds. */
export async function runDueJobs(payload: Payload): Promise<void> {
  for (const timer of payload.crons) await timer.trigger()
}
