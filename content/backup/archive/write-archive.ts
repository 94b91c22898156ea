import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { createTarPacker } from 'modern-tar'
import { type Entry, type Manifest, NAMES } from './manifest.ts'

/** The bytes of a file with their exact number. */
export type Body = { bytes: number; modified?: Date; chunks: AsyncIterable<Uint8Array> }

/**
 * Writes an archive as a stream, so that its size does not matter: tar, which every system can open
 * without this program. A file that is added again replaces the earlier one. The last two entries
 * are the manifest and its hash.
 */
export class ArchiveWriter {
  readonly #packer = createTarPacker()
  readonly #files: Record<string, Entry> = {}
  readonly #handle: FileHandle
  readonly #written: Promise<void>

  private constructor(handle: FileHandle) {
    this.#handle = handle
    this.#written = this.#write()
    // A failure is reported by what is added next, or by `finish`.
    this.#written.catch((error: unknown) => this.#packer.controller.error(error))
  }

  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, 'wx', 0o600))
  }

  /** Adds a file; rejects if it does not have as many bytes as it says. */
  async add(path: string, body: Body): Promise<void> {
    const { bytes, modified = new Date(), chunks } = body
    const hash = createHash('sha256')
    const header = { name: path, size: bytes, mtime: modified, mode: 0o600 }
    const writer = this.#packer.controller.add(header).getWriter()
    for await (const chunk of chunks) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    this.#files[path] = { bytes, sha256: hash.digest('hex') }
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(path, { bytes: bytes.byteLength, chunks: only(bytes) })
  }

  async addFile(path: string, file: string): Promise<void> {
    const { size: bytes, mtime: modified } = await stat(file)
    await this.add(path, { bytes, modified, chunks: createReadStream(file) })
  }

  /** Leaves out a file that was added, by not naming it in the manifest. */
  leaveOut(path: string): void {
    delete this.#files[path]
  }

  /** Whether a file of this path is in the manifest. */
  has(path: string): boolean {
    return path in this.#files
  }

  /** Writes the end, and waits until everything is on disk. */
  async finish(about: Omit<Manifest, 'files'>): Promise<Manifest> {
    const manifest: Manifest = { ...about, files: { ...this.#files } }
    const text = JSON.stringify(manifest)
    await this.addText(NAMES.manifest, text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    await this.addText(NAMES.end, JSON.stringify({ manifest: sha256 }))
    this.#packer.controller.finalize()
    await this.#written
    await this.#handle.sync()
    await this.#handle.close()
    return manifest
  }

  /** Gives up: closes the file, which is not whole. */
  async abandon(): Promise<void> {
    this.#packer.controller.error(new Error('The backup was given up.'))
    await this.#written.catch(() => {})
    await this.#handle.close().catch(() => {})
  }

  async #write() {
    const reader = this.#packer.readable.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      await this.#handle.writeFile(value)
    }
  }
}

async function* only(bytes: Uint8Array) {
  yield bytes
}
