import { setTimeout as sleep } from 'node:timers/promises'
import type { Sent } from './send.ts'

/** When enquiries were stored, by reference, in milliseconds since 1970. */
export type Stored = ReadonlyMap<string, number>

const PATIENCE_MS = 120_000

/**
 * Reads when enquiries were stored from lines of the content service's log.
 *
 * The service writes such a line for every enquiry anyway, at the moment of the commit, with its
 * own time. So no program or database is queried during the measurement; polling would block
 * SQLite's writer or use the processor. The record's `storedAt` cannot be used: it is set before
 * the commit. Times are whole milliseconds of this machine's clock.
 */
export class StoredTimes {
  readonly #times = new Map<string, number>()

  read(line: string): void {
    if (!line.startsWith('{')) return
    const { message, time, reference } = JSON.parse(line)
    if (message === 'Enquiry stored') this.#times.set(reference, Date.parse(time))
  }

  /** The times of all of these; throws when some are still missing after two minutes. */
  async all(sent: readonly Sent[]): Promise<Stored> {
    const missing = () => sent.filter(({ reference }) => !this.#times.has(reference)).length
    for (const end = Date.now() + PATIENCE_MS; missing() > 0; await sleep(50)) {
      if (Date.now() > end)
        throw new Error(
          `${missing()} of ${sent.length} acknowledged enquiries were not stored within two minutes.`,
        )
    }
    return this.#times
  }
}
