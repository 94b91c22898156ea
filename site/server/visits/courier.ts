import { randomBytes } from 'node:crypto'
import type { Log } from '@belvedere/kit/log.ts'
import type { VisitCount } from '@belvedere/kit/visits/batch.ts'
import type { HandOver } from './hand-over.ts'
import type { VisitOutbox } from './outbox.ts'
import type { Tally } from './tally.ts'

type Options = { tally: Tally; outbox: VisitOutbox; handOver: HandOver; log: Log }

const EVERY_MS = 5000
const AT_MOST_MS = 10 * 60_000

/**
 * After this many consecutive failures the service counts as down; each batch may take ten seconds.
 */
const MAX_FAILURES = 3

/** The content service reads 64 KB from a client without a session. */
const MAX_BYTES = 48_000

/** Hands over the counts to the content service, every few seconds. */
export class Courier {
  readonly #options: Options
  #isWaiting = false
  #timer: NodeJS.Timeout | undefined
  #delivery: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  /** Repeats until the signal aborts; the longer the service is down, the larger the batches. */
  start(signal: AbortSignal | undefined): void {
    signal?.addEventListener('abort', () => clearTimeout(this.#timer), { once: true })
    const again = () => {
      if (signal?.aborted) return
      const pause = Math.min(AT_MOST_MS, EVERY_MS * (1 + this.#options.outbox.size))
      this.#timer = setTimeout(() => void this.flush().finally(again), pause).unref()
    }
    again()
  }

  /** Hands over everything counted so far, as far as the service accepts it. Never rejects. */
  flush(): Promise<void> {
    const { log } = this.#options
    this.keep()
    this.#delivery = this.#delivery
      .then(() => this.#deliver())
      .catch((error) => log.error('Counts of visits were not handed over.', { error }))
    return this.#delivery
  }

  /** Writes the counts to disk. */
  keep(): void {
    const { tally, outbox } = this.#options
    if (outbox.isFull) return
    for (const counts of inParts(tally.take()))
      outbox.keep({ id: randomBytes(16).toString('hex'), counts })
  }

  /** A batch that fails alone does not delay others. */
  async #deliver() {
    const { outbox, handOver, log } = this.#options
    let failures = 0
    outbox.dropOld()
    for (const batch of outbox.batches()) {
      const outcome = await handOver(batch)
      if (outcome === 'away') {
        outbox.putLast(batch)
        if (++failures === MAX_FAILURES) break
        continue
      }
      failures = 0
      if (outcome === 'refused') log.error('The content service refused counts of visits.')
      outbox.drop(batch.id)
    }
    this.#note(outbox.size > 0)
  }

  /** Logs once that counts wait, and once that they no longer do. */
  #note(isWaiting: boolean) {
    if (isWaiting === this.#isWaiting) return
    this.#isWaiting = isWaiting
    const { log, outbox } = this.#options
    if (!isWaiting) return log.info('Counts of visits are handed over again.')
    log.warn('Counts of visits wait for the content service.', { batches: outbox.size })
  }
}

function inParts(counts: readonly VisitCount[]): VisitCount[][] {
  const parts: VisitCount[][] = []
  let bytes = MAX_BYTES
  for (const count of counts) {
    const size = Buffer.byteLength(JSON.stringify(count)) + 1
    if (bytes + size > MAX_BYTES) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(count)
    bytes += size
  }
  return parts
}
