import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type AcceptedEnquiry, parseAccepted } from '@belvedere/kit/enquiry/accepted.ts'

const FILE = /^[0-9a-f]{64}\.json$/
const REFUSED = 'refused'
const LEFT_MS = 60 * 60 * 1000

/** The number of enquiries in an outbox, and how long the oldest one has waited. */
export type Waiting = { count: number; oldestMs: number }

/**
 * Enquiries that were acknowledged and are not yet in the content service: a file each, which is
 * durably on disk, with its name, before `keep` resolves. Several processes may share the folder.
 */
export class Outbox {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  /**
   * Stores an enquiry durably; rejects if the disk does not confirm that. Its file may remain then:
   * it may have been acknowledged before, and handing it over twice is harmless.
   */
  async keep(accepted: AcceptedEnquiry): Promise<void> {
    await this.#makeFolder()
    const path = this.#path(accepted.key)
    const aside = `${path}.${randomUUID()}.tmp`
    try {
      await writeDurably(aside, JSON.stringify(accepted))
      await rename(aside, path)
      await syncFolder(this.#dir)
    } catch (error) {
      await rm(aside, { force: true }).catch(() => undefined)
      throw error
    }
  }

  /** The keys of the waiting enquiries, the oldest ones first. */
  async keys(): Promise<string[]> {
    const found = await this.#files()
    return found.sort((a, b) => a.since - b.since).map(({ key }) => key)
  }

  async waiting(now = Date.now()): Promise<Waiting> {
    const found = await this.#files()
    const oldest = Math.min(now, ...found.map(({ since }) => since))
    return { count: found.length, oldestMs: now - oldest }
  }

  /** An enquiry; undefined if another process has handed it over, or if the file is invalid. */
  async read(key: string): Promise<AcceptedEnquiry | 'gone' | undefined> {
    const text = await readFile(this.#path(key), 'utf8').catch(unlessMissing)
    if (text === undefined) return 'gone'
    try {
      return parseAccepted(JSON.parse(text))
    } catch {
      return undefined
    }
  }

  /** Removes an enquiry that the content service has stored. */
  async done(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  /** Sets aside an enquiry that the content service refuses: a person has to look at it. */
  async setAside(key: string): Promise<void> {
    const aside = join(this.#dir, REFUSED)
    await mkdir(aside, { recursive: true, mode: 0o700 })
    await rename(this.#path(key), join(aside, `${key}.json`)).catch(unlessMissing)
  }

  /**
   * Restores the enquiries that were set aside: after an update, the content service may accept
   * them.
   */
  async retryRefused(): Promise<void> {
    const aside = join(this.#dir, REFUSED)
    for (const name of await readdir(aside).catch(() => []))
      if (FILE.test(name)) await rename(join(aside, name), join(this.#dir, name))
  }

  /**
   * Removes the partial files of processes that ended while they were writing; none of them was
   * acknowledged.
   */
  async sweep(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.#dir).catch(() => [])) {
      if (!name.endsWith('.tmp')) continue
      const path = join(this.#dir, name)
      const since = (await stat(path).catch(() => undefined))?.mtimeMs ?? now
      if (now - since > LEFT_MS) await rm(path, { force: true })
    }
  }

  /** A new folder is durable once its parent folder was synced. */
  async #makeFolder() {
    const first = await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    if (first === undefined) return
    for (let made = this.#dir; made.length >= first.length; made = dirname(made))
      await syncFolder(dirname(made))
  }

  #path(key: string) {
    return join(this.#dir, `${key}.json`)
  }

  async #files() {
    const names = await readdir(this.#dir).catch(unlessMissing)
    const files = (names ?? []).filter((name) => FILE.test(name))
    const found = await Promise.all(
      files.map(async (name) => {
        const about = await stat(join(this.#dir, name)).catch(unlessMissing)
        return about && { key: name.slice(0, 64), since: about.mtimeMs }
      }),
    )
    return found.filter((one) => one !== undefined)
  }
}

async function writeDurably(path: string, text: string) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is durable once its folder was synced. */
async function syncFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}
