import { stat } from 'node:fs/promises'
import { viewableFile } from './delivered-file.ts'
import { inspectPicture, type PictureInfo } from './inspect-picture.ts'
import type { UploadStore } from './storage/upload-store.ts'

export type Original = PictureInfo & { path: string }

/** The uploaded pictures; caches the headers of unchanged files. */
export class Originals {
  readonly #store: Pick<UploadStore, 'find'>
  readonly #cache = new Map<string, { version: string; original: Original }>()

  constructor(store: Pick<UploadStore, 'find'>) {
    this.#store = store
  }

  /** The path of an uploaded file that is no picture, or undefined. */
  pathOf(file: string): Promise<string | undefined> {
    return this.#store.find(file)
  }

  /** The picture with this name, or undefined. */
  async find(file: string): Promise<Original | undefined> {
    const path = await this.#store.find(viewableFile(file))
    const found = path && (await stat(path).catch(() => undefined))
    if (!found) return undefined
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
