import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'

type Copy = { path: string; size: number; usedAt: number }

/** Uses within this time, in milliseconds, are written down once. */
const ONE_USE = 3_600_000

/**
 * A folder of copies of files that are kept elsewhere, up to a size in bytes: the copies that were
 * not used for the longest time go first.
 */
export class LocalCopies {
  readonly #folder: string
  readonly #capBytes: number
  readonly #downloads = new Map<string, Promise<string | undefined>>()

  constructor(folder: string, capBytes: number) {
    this.#folder = folder
    this.#capBytes = capBytes
  }

  pathOf(name: string): string {
    return join(this.#folder, basename(name))
  }

  /**
   * The path of the copy. `download` writes it if there is none, once for all who ask at that time,
   * and resolves to whether the file exists.
   */
  async find(
    name: string,
    download: (path: string) => Promise<boolean>,
  ): Promise<string | undefined> {
    const path = this.pathOf(name)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) {
      if (Date.now() - found.mtimeMs > ONE_USE) await touch(path)
      return path
    }
    const running = this.#downloads.get(path)
    if (running) return running
    const started = this.#download(path, download).finally(() => this.#downloads.delete(path))
    this.#downloads.set(path, started)
    return started
  }

  async forget(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true })
  }

  /** Deletes what is above the cap. */
  async trim(): Promise<void> {
    const copies = (await this.#list()).toSorted((a, b) => a.usedAt - b.usedAt)
    let total = copies.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size } of copies) {
      if (total <= this.#capBytes) return
      await rm(path, { force: true })
      total -= size
    }
  }

  async #download(path: string, download: (path: string) => Promise<boolean>) {
    if (!(await download(path))) return undefined
    await this.trim()
    return path
  }

  async #list(): Promise<Copy[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const copies: Copy[] = []
    for (const name of names) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => undefined)
      if (found?.isFile()) copies.push({ path, size: found.size, usedAt: found.mtimeMs })
    }
    return copies
  }
}

/** A copy that was deleted meanwhile is downloaded again by the next who asks. */
async function touch(path: string) {
  const now = new Date()
  await utimes(path, now, now).catch(() => undefined)
}
