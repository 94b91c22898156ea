import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeEntry, type Entry, encodeEntry, writeAtomically } from './disk-entry.ts'
import { inBackground } from './request-id.ts'

type Options = {
  dir: string
  capBytes: number
  /** Called when the folder cannot be written; the program continues without it. */
  onError: (error: unknown) => void
}

const HOUR = 3_600_000
const KEY = 'key'

/**
 * Stores entries on disk for the next start of the program: the last entry of each key, written in
 * the background, one file after the other. Files are replaced atomically and have a hash, so that
 * several processes may use one folder and a half-written or altered file is noticed. It may be
 * deleted at any time.
 */
export class DiskStore {
  readonly #options: Options
  /** Entries that are still to be written; null deletes. */
  readonly #waiting = new Map<string, (() => Entry) | null>()
  #writing: Promise<void> | undefined
  #writes = 0
  #failures = 0

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Reads all entries, newest first, until the cap. Files that are incomplete, altered or above the
   * cap are deleted.
   */
  async readAll(): Promise<Map<string, Entry>> {
    const entries = new Map<string, Entry>()
    let room = this.#options.capBytes
    for (const { path, bytes } of await listFiles(this.#options.dir)) {
      room -= bytes
      const entry = room < 0 ? undefined : await readEntry(path)
      const key = entry?.about[KEY]
      if (entry && key !== undefined && path === this.#path(key)) entries.set(key, entry)
      else await rm(path, { force: true }).catch(() => {})
    }
    return entries
  }

  /** Writes an entry soon; `encode` is called then. */
  set(key: string, encode: () => Entry): void {
    this.#waiting.set(key, encode)
    this.#startWriting()
  }

  /** Deletes the entry of a key soon. */
  delete(key: string): void {
    this.#waiting.set(key, null)
    this.#startWriting()
  }

  /** How many changes were written, failed, and are still to be written. */
  get counts() {
    return { writes: this.#writes, failures: this.#failures, waiting: this.#waiting.size }
  }

  /** Resolves when everything is written. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  #startWriting() {
    this.#writing ??= inBackground('disk', () => this.#writeAll())
  }

  async #writeAll() {
    for (;;) {
      const [next] = this.#waiting
      if (!next) break
      const [key, encode] = next
      this.#waiting.delete(key)
      try {
        await this.#write(key, encode)
        this.#writes++
      } catch (error) {
        this.#failures++
        this.#options.onError(error)
      }
    }
    this.#writing = undefined
  }

  async #write(key: string, encode: (() => Entry) | null) {
    const path = this.#path(key)
    if (!encode) return rm(path, { force: true })
    const { about, body } = encode()
    return writeAtomically(path, encodeEntry({ about: { ...about, [KEY]: key }, body }))
  }

  #path(key: string) {
    return join(this.#options.dir, createHash('sha256').update(key).digest('hex'))
  }
}

async function readEntry(path: string): Promise<Entry | undefined> {
  const stored = await readFile(path).catch(() => undefined)
  return stored && decodeEntry(stored)
}

/** The files of the folder, newest first. Old temporary files of a crash are deleted. */
async function listFiles(dir: string) {
  const names = await readdir(dir).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return []
      if (!name.endsWith('.tmp')) return [{ path, bytes: found.size, changed: found.mtimeMs }]
      if (Date.now() - found.mtimeMs > HOUR) await rm(path, { force: true }).catch(() => {})
      return []
    }),
  )
  return files.flat().sort((one, other) => other.changed - one.changed)
}
