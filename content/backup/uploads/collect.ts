import type { ArchiveWriter } from '../archive/write-archive.ts'
import type { Uploads } from './uploads.ts'

/**
 * Copies uploads into an archive, again and again: each time those that are new. A file that is
 * deleted meanwhile stays until `leaveOutOthers`.
 */
export class UploadCollector {
  readonly #uploads: Uploads
  readonly #archive: ArchiveWriter
  readonly #taken = new Map<string, string>()
  #listed = new Map<string, string>()
  /** The paths that were copied last time, after the database. */
  #late = new Set<string>()

  constructor(uploads: Uploads, archive: ArchiveWriter) {
    this.#uploads = uploads
    this.#archive = archive
  }

  /**
   * Copies what is new; true if a file that was copied before has been replaced or moved since. A
   * copy of the database from in between may then mean either of two files.
   */
  async collect(): Promise<boolean> {
    this.#listed = await this.#uploads.list()
    const before = new Map(this.#taken)
    const known = new Set(before.values())
    this.#late = new Set()
    let isMixed = false
    for (const [path, listed] of this.#listed) {
      if (this.#taken.get(path) === listed) continue
      const opened = await this.#uploads.open(path)
      if (!opened) continue
      const { identity } = opened
      await this.#archive.add(path, opened)
      this.#taken.set(path, identity)
      this.#late.add(path)
      isMixed ||= before.has(path) || known.has(identity) || identity !== listed
    }
    return isMixed
  }

  /** Whether a file of this path was copied. */
  has(path: string): boolean {
    return this.#taken.has(path)
  }

  /** Leaves out files that are deleted by now or came after the database, unless it names them. */
  leaveOutOthers(named: ReadonlySet<string>): void {
    for (const path of this.#taken.keys()) {
      const isOther = this.#late.has(path) || !this.#listed.has(path)
      if (isOther && !named.has(path)) this.#archive.leaveOut(path)
    }
  }
}
