import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for a database that is busy or starts again; the claim of a delivery lasts longer. */
const PAUSES = [100, 400, 1500, 5000, 15_000]

/**
 * Repeats work that fails, with a pause after each failure; throws the error of the last attempt.
 */
export async function keepTrying<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await sleep(pause)
    }
  }
  return work()
}
