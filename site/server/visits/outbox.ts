import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@belvedere/kit/log.ts'
import { parseBatch, type VisitBatch } from '@belvedere/kit/visits/batch.ts'

const MAX_WAITING = 2000
/** The content service remembers the batches that it has counted for longer than this. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000

/** Batches that the content service has not acknowledged, on disk and in memory. */
export class VisitOutbox {
  readonly #dir: string
  readonly #log: Log
  readonly #waiting = new Map<string, VisitBatch>()

  constructor(dir: string, log: Log) {
    this.#dir = dir
    this.#log = log
    for (const batch of readBatches(dir)) this.#waiting.set(batch.id, batch)
    this.dropOld()
  }

  get size(): number {
    return this.#waiting.size
  }

  /** Whether another batch would be too many: then counts are merged, which takes less space. */
  get isFull(): boolean {
    return this.size >= MAX_WAITING
  }

  batches(): VisitBatch[] {
    return [...this.#waiting.values()]
  }

  /**
   * Keeps a batch. It is small and written at once, also at the end of the process; a full disk
   * does not keep it from being handed over.
   */
  keep(batch: VisitBatch): void {
    this.#waiting.set(batch.id, batch)
    const file = this.#file(batch.id)
    try {
      mkdirSync(this.#dir, { recursive: true, mode: 0o700 })
      writeFileSync(`${file}.new`, JSON.stringify(batch), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch (error) {
      this.#log.warn('Counts of visits could not be written to disk.', { error })
    }
  }

  /** Next time, the batch is tried after all others. */
  putLast(batch: VisitBatch): void {
    this.#waiting.delete(batch.id)
    this.#waiting.set(batch.id, batch)
  }

  /** A file that cannot be removed is handed over again after a restart, and counts once. */
  drop(id: string): void {
    this.#waiting.delete(id)
    try {
      rmSync(this.#file(id), { force: true })
    } catch (error) {
      this.#log.warn('Counts of visits could not be removed from disk.', { error })
    }
  }

  /** Drops what has waited for too long. */
  dropOld(): void {
    for (const batch of this.batches()) if (isOld(batch)) this.drop(batch.id)
  }

  #file(id: string) {
    return join(this.#dir, `${id}.json`)
  }
}

function readBatches(dir: string): VisitBatch[] {
  return namesIn(dir).flatMap((name) => parse(join(dir, name)) ?? [])
}

function namesIn(dir: string) {
  try {
    return readdirSync(dir).filter((name) => /^[0-9a-f]{32}\.json$/.test(name))
  } catch {
    return []
  }
}

function parse(file: string) {
  try {
    return parseBatch(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function isOld({ counts }: VisitBatch) {
  return counts.every(({ at }) => Date.now() - Date.parse(at) > MAX_AGE_MS)
}
