import { randomUUID } from 'node:crypto'
import { createLog } from '@belvedere/kit/log.ts'
import { explain } from '../payload/explain-error.ts'
import { faultReason } from '../service/fault-reason.ts'
import type { ImportProgress } from './import-progress.ts'
import type { Plan } from './plan.ts'
import { RequestError } from './request-error.ts'
import type { SaveOptions } from './save-batch.ts'
import { type SavedBatch, savePlan } from './save-plan.ts'

const log = createLog('content')

/** An import: its progress, and a function that stops it. It continues without its dialog. */
export class ImportRun {
  readonly userId: number
  /** Settles when the import has ended, however it did. */
  ended: Promise<void> = Promise.resolve()
  #progress: ImportProgress
  #longestMs = 0

  constructor(userId: number, by: string) {
    this.userId = userId
    this.#progress = { ...NOTHING_YET, id: randomUUID(), by }
  }

  get progress(): ImportProgress {
    return this.#progress
  }

  /** Whether it is being checked or saved. */
  get isOver(): boolean {
    return this.#progress.state !== 'running' && this.#progress.state !== 'stopping'
  }

  /** Starts to save a plan, and continues after the request has been answered. */
  save(plan: Plan, options: SaveOptions): void {
    this.#note({ total: plan.listings.length, isPublished: options.publish })
    this.ended = this.#saveAll(plan, options)
  }

  /** Stops after the batch that is being saved. */
  stop(): void {
    if (!this.isOver) this.#note({ state: 'stopping' })
  }

  async #saveAll(plan: Plan, options: SaveOptions) {
    try {
      for await (const batch of savePlan(plan, options)) {
        this.#add(batch)
        if (this.#progress.state === 'stopping') break
      }
      this.#note({ state: this.#isComplete() ? 'done' : 'stopped' })
    } catch (error) {
      const reason = error instanceof RequestError ? error.message : explain(error)?.message
      this.#note({ state: 'failed', reason: reason ?? UNKNOWN })
      log.error('Import of listings failed', { ...this.#counts(), reason: faultReason(error) })
      return
    }
    log.info('Listings imported', this.#counts())
  }

  #add({ created, updated, refused, ms }: SavedBatch) {
    this.#longestMs = Math.max(this.#longestMs, Math.round(ms))
    const { isPublished, ...before } = this.#progress
    const last = [...created, ...updated].at(-1)
    this.#note({
      created: before.created + created.length,
      updated: before.updated + updated.length,
      refused: [...before.refused, ...refused],
      // The site learns of the batches in order: the receipt of the last one covers all of them.
      ...(isPublished && last !== undefined && { published: last }),
    })
  }

  #isComplete() {
    const { total, created, updated, refused } = this.#progress
    return created + updated + new Set(refused.map(({ row }) => row)).size === total
  }

  #counts() {
    const { state, total, created, updated, refused } = this.#progress
    const counts = { total, created, updated, refused: refused.length }
    return { state, ...counts, user: this.userId, longestTransactionMs: this.#longestMs }
  }

  #note(news: Partial<ImportProgress>) {
    this.#progress = { ...this.#progress, ...news }
  }
}

const NOTHING_YET: Omit<ImportProgress, 'id' | 'by'> = {
  state: 'running',
  total: 0,
  created: 0,
  updated: 0,
  refused: [],
  isPublished: false,
}

const UNKNOWN = 'Something went wrong in the service. Please tell your administrator.'
