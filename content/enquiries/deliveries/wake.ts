import type { Payload } from 'payload'

/** What others need of the worker; apart from it, because the worker imports the whole service. */
export type Wakeable = {
  wake: () => void
  wakeSoon: () => void
  /** Begins nothing else, waits so long for what is under way, and gives up its claims. */
  stop: (graceMs?: number) => Promise<void>
  readonly waiting: { count: number; oldestSeconds: number } | undefined
}

const KEY = Symbol.for('belvedere.delivery-workers')

/** A global, because Next loads this module once for the start and again for the studio. */
const store = globalThis as { [KEY]?: Map<Payload, Wakeable> }
store[KEY] ??= new Map()

/** The running worker of each service in this process. */
export const workers = store[KEY]

/** Begins with what is due now; in other programs than the service, that takes two seconds. */
export function wakeWorker(payload: Payload): void {
  workers.get(payload)?.wake()
}

/** Begins with what was just queued, once no more enquiries come in. */
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
