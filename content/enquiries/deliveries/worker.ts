import { randomUUID } from 'node:crypto'
import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import type { Payload } from 'payload'
import { within } from '../../service/within.ts'
import { claimDue, releaseClaims } from './claim.ts'
import { deliver } from './deliver.ts'
import { type DeliveryKind, MAIL_KINDS, PROGRAM_KINDS } from './kinds.ts'
import type { DeliveryRow } from './row.ts'
import { type Wakeable, workers } from './wake.ts'

const log = createLog('content')

const INTERVAL = 2000
/** Storing enquiries has priority: no delivery starts until none has arrived for this long, … */
const CALM = 300
/** … or until deliveries have waited for so long. */
const MOST_HELD = 10_000
const GRACE = 10_000

/** How many deliveries of some kinds run at once. */
type Lane = {
  readonly kinds: readonly DeliveryKind[]
  readonly atOnce: number
  readonly running: Set<Promise<void>>
}

/**
 * They are limited separately, so that a program that hangs delays no mail, and a mail server no
 * program.
 */
const makeLanes = (): Lane[] =>
  [MAIL_KINDS, PROGRAM_KINDS].map((kinds) => ({ kinds, atOnce: 2, running: new Set() }))

type Options = { intervalMs?: number; timeoutMs?: number }

/**
 * Delivers what follows from enquiries. The table is the outbox: deliveries of a killed process are
 * made by the next one. Each delivery happens at least once; a process that ends between sending
 * and storing the result makes it happen twice, and its key identifies it to the receiver.
 */
export class DeliveryWorker implements Wakeable {
  readonly owner = randomUUID()
  readonly #payload: Payload
  readonly #options: Options
  readonly #lanes = makeLanes()
  #timer: NodeJS.Timeout | undefined
  #calmTimer: NodeJS.Timeout | undefined
  #calmAt = 0
  #lastStored = 0
  #heldSince = 0
  #look: Promise<void> | undefined
  #isWokenAgain = false
  #isBroken = false
  #waiting: Waiting | undefined

  constructor(payload: Payload, options: Options = {}) {
    this.#payload = payload
    this.#options = options
  }

  /** Looks at once and then every two seconds, for retries and for rows of other processes. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.intervalMs ?? INTERVAL)
    this.#timer.unref()
    this.wake()
  }

  /** The number of waiting deliveries at the last check. */
  get waiting(): Waiting | undefined {
    return this.#waiting
  }

  /** Waits for a pause before it looks for deliveries, so that incoming enquiries are stored first. */
  wakeSoon(now = Date.now()): void {
    if (now - this.#lastStored > CALM) this.#heldSince = now
    this.#lastStored = now
    this.#calmAt = Math.min(now + CALM, this.#heldSince + MOST_HELD)
    clearTimeout(this.#calmTimer)
    this.#calmTimer = setTimeout(() => this.wake(), Math.max(0, this.#calmAt - now))
    this.#calmTimer.unref()
  }

  wake(): void {
    this.#isWokenAgain = true
    this.#look ??= this.#lookAround().finally(() => {
      this.#look = undefined
    })
  }

  /**
   * Starts no further delivery and waits for running ones. Deliveries that take longer are due
   * again for the next worker, which need not wait for the end of the lease.
   */
  async stop(graceMs = GRACE): Promise<void> {
    clearInterval(this.#timer)
    clearTimeout(this.#calmTimer)
    this.#timer = undefined
    await within(graceMs, this.#settle())
    await releaseClaims(this.#payload, this.owner)
  }

  async #settle() {
    await this.#look
    await Promise.all(this.#lanes.flatMap(({ running }) => [...running]))
  }

  async #lookAround() {
    while (this.#isWokenAgain && this.#timer) {
      this.#isWokenAgain = false
      try {
        await this.#begin()
        this.#waiting = await countWaiting(this.#payload)
        this.#isBroken = false
      } catch (error) {
        if (!this.#isBroken) log.error('Deliveries could not be read, will retry', { error })
        this.#isBroken = true
      }
    }
  }

  async #begin() {
    for (const lane of this.#lanes) {
      // Enquiries may have come in since the lane before.
      if (Date.now() < this.#calmAt) return
      const free = lane.atOnce - lane.running.size
      const rows = free > 0 ? await claimDue(this.#payload, this.owner, free, lane.kinds) : []
      // It was stopped meanwhile, and does not come to them; others of its deliveries may still run.
      if (!this.#timer) return releaseClaims(this.#payload, this.owner, rows)
      for (const row of rows) this.#run(row, lane.running)
    }
  }

  #run(row: DeliveryRow, running: Lane['running']) {
    const { owner, timeoutMs } = { owner: this.owner, ...this.#options }
    const work = inBackground('delivery', () => deliver(this.#payload, owner, row, timeoutMs))
      .catch((error) => log.error('The result of a delivery was not stored', { error }))
      .finally(() => {
        running.delete(work)
        this.wake()
      })
    running.add(work)
  }
}

/** Starts delivering; once per process. */
export function startWorker(payload: Payload, options?: Options): Wakeable {
  const running = workers.get(payload)
  if (running) return running
  const worker = new DeliveryWorker(payload, options)
  workers.set(payload, worker)
  worker.start()
  return worker
}

type Waiting = { count: number; oldestSeconds: number }

/** The number of waiting deliveries, and the time since when the oldest one waits. */
async function countWaiting({ db }: Payload, now = Date.now()): Promise<Waiting> {
  const where = { state: { in: ['waiting', 'failed'] } }
  const { docs, totalDocs } = await db.find<{ queuedAt: number }>({
    collection: 'deliveries',
    where,
    sort: 'queuedAt',
    limit: 1,
  })
  const oldest = Number(docs[0]?.queuedAt ?? now)
  return { count: totalDocs, oldestSeconds: Math.max(0, (now - oldest) / 1000) }
}
