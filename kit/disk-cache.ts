import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createOnce } from './claim.ts'
import { decodeEntry, type Entry, encodeEntry, writeAtomically } from './disk-entry.ts'
import { DiskIndex } from './disk-index.ts'

export type { Entry }

type Create = () => Promise<Entry>

type Options = {
  dir: string
  capBytes: number
  /** Whether processes that share the folder wait for each other: for entries that are costly. */
  createsOnce?: boolean
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
  /** The files whose hash was checked: disks rarely corrupt files, and hashing takes time. */
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

  /** Whether an entry is stored, without reading it. */
  async has(key: string): Promise<boolean> {
    const path = this.#path(key)
    return this.#index.has(path) || (await stat(path).catch(() => undefined)) !== undefined
  }

  /** Whether more entries fit before the first ones are evicted: a tenth of the cap. */
  async hasRoom(): Promise<boolean> {
    await this.#index.scanned
    return this.#index.bytes < this.#options.capBytes * 0.9
  }

  /**
   * Returns the stored entry or creates it. Concurrent callers share one creation. `isKept` decides
   * whether a created entry is stored.
   */
  getOrCreate(key: string, create: Create, isKept?: (entry: Entry) => boolean): Promise<Entry> {
    const running = this.#running.get(key)
    if (running) return running
    const started = this.#find(key, create, isKept).finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }

  async #find(key: string, create: Create, isKept?: (entry: Entry) => boolean) {
    const find = () => this.get(key)
    const stored = await find()
    if (stored) return stored
    const createAndStore = () => this.#create(key, create, isKept)
    if (!this.#options.createsOnce) return createAndStore()
    return createOnce({ path: this.#path(key), find, create: createAndStore })
  }

  async #create(key: string, create: Create, isKept = (_: Entry) => true) {
    const entry = await create()
    if (!isKept(entry)) return entry
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
