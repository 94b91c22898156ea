import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeEntry, type Entry, encodeEntry, writeAtomically } from './disk-entry.ts'
import { DiskIndex } from './disk-index.ts'

export type { Entry }

type Options = {
  dir: string
  capBytes: number
  /** Called when a write fails; the caller still gets its entry. */
  onError?: (error: unknown) => void
}

/**
 * A content-addressed cache on disk that can be deleted at any time, completely or in part. Keys
 * are arbitrary strings; the entry of a key never changes. Each file is compared with its hash when
 * the process first reads it; one that is incomplete or altered is deleted. The least recently used
 * entries are evicted at the cap.
 */
export class DiskCache {
  readonly #options: Options
  readonly #index: DiskIndex
  readonly #running = new Map<string, Promise<Entry>>()
  /** The files whose hash was compared: a disk alters files rarely, and hashing takes time. */
  readonly #verified = new Set<string>()

  constructor(options: Options) {
    this.#options = options
    this.#index = new DiskIndex(options.dir, options.capBytes)
  }

  /** The size of all entries known to this process. */
  get bytes(): number {
    return this.#index.bytes
  }

  async get(key: string): Promise<Entry | undefined> {
    const path = this.#path(key)
    const stored = await readFile(path).catch(() => undefined)
    const entry = stored && decodeEntry(stored, this.#verified.has(path))
    if (entry) this.#use(path, stored.length)
    else await this.#drop(path, stored !== undefined)
    return entry
  }

  /** Returns the stored entry or creates it. Concurrent callers share one creation. */
  getOrCreate(key: string, create: () => Promise<Entry>): Promise<Entry> {
    const running = this.#running.get(key)
    if (running) return running
    const started = this.#find(key, create).finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }

  async #find(key: string, create: () => Promise<Entry>) {
    const stored = await this.get(key)
    if (stored) return stored
    const entry = await create()
    await this.#store(this.#path(key), encodeEntry(entry)).catch(this.#options.onError ?? ignore)
    return entry
  }

  async #store(path: string, bytes: Buffer) {
    if (bytes.length > this.#options.capBytes) return
    await writeAtomically(path, bytes)
    await this.#index.added(path, bytes.length)
  }

  #use(path: string, bytes: number) {
    this.#verified.add(path)
    this.#index.used(path, bytes)
  }

  async #drop(path: string, isBroken: boolean) {
    this.#verified.delete(path)
    this.#index.remove(path)
    if (isBroken) await rm(path, { force: true }).catch(ignore)
  }

  #path(key: string) {
    const name = createHash('sha256').update(key).digest('hex')
    return join(this.#options.dir, name.slice(0, 2), name.slice(2))
  }
}

function ignore() {}
