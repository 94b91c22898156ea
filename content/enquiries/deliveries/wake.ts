import type { Payload } from 'payload'

/**
 * The interface of the worker for other modules; separate, because the worker imports the whole
 * service.
 */
export type Wakeable = {
  wake: () => void
  wakeSoon: () => void
  /** Starts no further delivery, waits so long for running ones, and gives up its claims. */
  stop: (graceMs?: number) => Promise<void>
  readonly waiting: { count: number; oldestSeconds: number } | undefined
}

const KEY = Symbol.for('belvedere.delivery-workers')

/** A global, because Next loads this module once for the start and again for the studio. */
const store = globalThis as { [KEY]?: Map<Payload, Wakeable> }
store[KEY] ??= new Map()

/** The running worker of each service in this process. */
export const workers = store[KEY]

/** Starts the due deliveries now; in other processes than the service, that takes two seconds. */
export function wakeWorker(payload: Payload): void {
  workers.get(payload)?.wake()
}

/** Starts newly queued deliveries once no more enquiries come in. */
export function wakeWorkerSoon(payload: Payload): void {
  workers.get(payload)?.wakeSoon()
}

/** Ends the worker before the database is closed. */
export async function stopWorker(payload: Payload): Promise<void> {
  await workers.get(payload)?.stop()
  workers.delete(payload)
}

/** Ends all workers of this process before it exits. */
export async function stopWorkers(graceMs: number): Promise<void> {
  await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)))
}
