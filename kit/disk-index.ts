import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR = 3_600_000

type Found = { path: string; bytes: number; used: number }

/**
 * Which files stand under the folder, oldest use first, so that the cap can be kept. It is only
 * the bookkeeping of the cap: reads go to the disk, and a file it does not know is still served.
 */
export class DiskIndex {
  readonly #files = new Map<string, Found>()
  readonly #dir: string
  readonly #capBytes: number
  readonly #scanned: Promise<void>
  #bytes = 0

  constructor(dir: string, capBytes: number) {
    this.#dir = dir
    this.#capBytes = capBytes
    this.#scanned = this.#scan()
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Notes a use; the file's time tells the next start, to the hour. */
  used(path: string, bytes: number): void {
    const before = this.#files.get(path)?.used ?? 0
    const now = Date.now()
    this.#put({ path, bytes, used: now })
    if (before > 0 && now - before > HOUR) utimes(path, new Date(), new Date()).catch(() => {})
  }

  /** Notes a new file and deletes the ones used longest ago until the cap holds. */
  async added(path: string, bytes: number): Promise<void> {
    await this.#scanned
    this.#put({ path, bytes, used: Date.now() })
    const over = this.#takeOver()
    await Promise.all(over.map((found) => rm(found.path, { force: true })))
  }

  forget(path: string): void {
    this.#bytes -= this.#files.get(path)?.bytes ?? 0
    this.#files.delete(path)
  }

  #put(found: Found) {
    this.forget(found.path)
    this.#files.set(found.path, found)
    this.#bytes += found.bytes
  }

  #takeOver() {
    const over: Found[] = []
    for (const found of this.#files.values()) {
      if (this.#bytes <= this.#capBytes) break
      this.forget(found.path)
      over.push(found)
    }
    return over
  }

  async #scan() {
    const found = await findFiles(this.#dir)
    const inUse = [...this.#files.values()]
    this.#files.clear()
    this.#bytes = 0
    for (const file of [...found.sort((a, b) => a.used - b.used), ...inUse]) this.#put(file)
  }
}

async function findFiles(dir: string): Promise<Found[]> {
  const names = await readdir(dir, { recursive: true }).catch(() => [])
  const found: Found[] = []
  for (const name of names) {
    const file = await describe(join(dir, name))
    if (file) found.push(file)
  }
  return found
}

/** A draft older than an hour was left by a crash; a younger one may still be written. */
async function describe(path: string): Promise<Found | undefined> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile()) return undefined
  if (!path.endsWith('.tmp')) return { path, bytes: file.size, used: file.mtimeMs }
  if (Date.now() - file.mtimeMs > HOUR) await rm(path, { force: true })
  return undefined
}
