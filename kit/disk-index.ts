import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR = 3_600_000

type CachedFile = { path: string; bytes: number; used: number }

/**
 * Tracks the files of a cache folder, least recently used first, to enforce the cap. Reads don't
 * depend on it: a file that it doesn't know is still served.
 */
export class DiskIndex {
  readonly #files = new Map<string, CachedFile>()
  readonly #dir: string
  readonly #capBytes: number
  /** Resolves when the files of earlier runs are known. */
  readonly scanned: Promise<void>
  #bytes = 0

  constructor(dir: string, capBytes: number) {
    this.#dir = dir
    this.#capBytes = capBytes
    this.scanned = this.#scan()
  }

  get bytes(): number {
    return this.#bytes
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /**
   * Records a use. The file's modification time records its last use for the next start, to the
   * hour.
   */
  used(path: string, bytes: number): void {
    const before = this.#files.get(path)?.used ?? 0
    const now = Date.now()
    this.#put({ path, bytes, used: now })
    if (before > 0 && now - before > HOUR) utimes(path, new Date(), new Date()).catch(() => {})
  }

  /** Adds a file, then deletes the least recently used ones until the cap holds. */
  async added(path: string, bytes: number): Promise<void> {
    await this.scanned
    this.#put({ path, bytes, used: Date.now() })
    const evicted = this.#evict()
    await Promise.all(evicted.map((found) => rm(found.path, { force: true })))
  }

  remove(path: string): void {
    this.#bytes -= this.#files.get(path)?.bytes ?? 0
    this.#files.delete(path)
  }

  #put(found: CachedFile) {
    this.remove(found.path)
    this.#files.set(found.path, found)
    this.#bytes += found.bytes
  }

  #evict() {
    const evicted: CachedFile[] = []
    for (const found of this.#files.values()) {
      if (this.#bytes <= this.#capBytes) break
      this.remove(found.path)
      evicted.push(found)
    }
    return evicted
  }

  async #scan() {
    const found = await findFiles(this.#dir)
    const inUse = [...this.#files.values()]
    this.#files.clear()
    this.#bytes = 0
    for (const file of [...found.sort((a, b) => a.used - b.used), ...inUse]) this.#put(file)
  }
}

async function findFiles(dir: string): Promise<CachedFile[]> {
  const names = await readdir(dir, { recursive: true }).catch(() => [])
  const found: CachedFile[] = []
  for (const name of names) {
    const file = await describe(join(dir, name))
    if (file) found.push(file)
  }
  return found
}

/** A temporary file older than an hour was left by a crash; a recent one may still be written. */
async function describe(path: string): Promise<CachedFile | undefined> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile()) return undefined
  if (!path.endsWith('.tmp')) return { path, bytes: file.size, used: file.mtimeMs }
  if (Date.now() - file.mtimeMs > HOUR) await rm(path, { force: true })
  return undefined
}
