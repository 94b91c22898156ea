import type { ArchiveWriter } from '../archive/write-archive.ts'
import type { Uploads } from './uploads.ts'

/**
 * Copies uploads into an archive, again and again: each time those that are new. A file that is
 * deleted meanwhile stays in the archive until `leaveOutGone`.
 */
export class UploadCollector {
  readonly #uploads: Uploads
  readonly #archive: ArchiveWriter
  readonly #taken = new Map<string, string>()
  #listed = new Map<string, string>()

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
    let isMixed = false
    for (const [path, listed] of this.#listed) {
      if (this.#taken.get(path) === listed) continue
      const opened = await this.#uploads.open(path)
      if (!opened) continue
      const { identity } = opened
      await this.#archive.add(path, opened)
      this.#taken.set(path, identity)
      isMixed ||= before.has(path) || known.has(identity) || identity !== listed
    }
    return isMixed
  }

  /** Whether a file of this path was copied. */
  has(path: string): boolean {
    return this.#taken.has(path)
  }

  /** Leaves out files that are deleted by now, unless the database still names them. */
  leaveOutGone(named: ReadonlySet<string>): void {
    for (const path of this.#taken.keys())
      if (!this.#listed.has(path) && !named.has(path)) this.#archive.leaveOut(path)
  }
}
