import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { viewableFile } from './delivered-file.ts'
import { inspectPicture, type PictureInfo } from './inspect-picture.ts'

export type Original = PictureInfo & { path: string }

/** The folder of uploaded pictures; caches the headers of unchanged files. */
export class Originals {
  readonly #dir: string
  readonly #cache = new Map<string, { version: string; original: Original }>()

  constructor(dir: string) {
    this.#dir = dir
  }

  /** The path for a file name; the file need not exist. */
  pathOf(file: string): string {
    return join(this.#dir, file)
  }

  /** The picture with this name, or undefined. */
  async find(file: string): Promise<Original | undefined> {
    const path = this.pathOf(viewableFile(file))
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs} ${found.size}`
    const cached = this.#cache.get(file)
    return cached?.version === version ? cached.original : this.#read(file, path, version)
  }

  async #read(file: string, path: string, version: string) {
    const original = { ...(await inspectPicture(path, file)), path }
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear()
    this.#cache.set(file, { version, original })
    return original
  }
}

/** An entry takes about 200 bytes; reading a header again takes a millisecond. */
const MAX_CACHED = 10_000
