import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import { type Bytes, chunksOf } from '../bytes.ts'
import type { Place, UploadStore } from './upload-store.ts'

/** Keeps uploaded files in a folder of this machine, and those of the bin in a folder within it. */
export class DiskStore implements UploadStore {
  readonly about: UploadStore['about']
  readonly #folders: Record<Place, string>

  constructor(folder: string) {
    this.about = {
      name: `The folder of uploads, ${folder},`,
      ifEmpty: 'Is its disk mounted? Mount it, or restore the folder from a backup.',
    }
    this.#folders = { public: folder, bin: join(folder, 'bin') }
  }

  async write(name: string, bytes: Bytes): Promise<void> {
    await writeAtomically(this.#pathOf(name, 'public'), chunksOf(bytes))
  }

  async find(name: string, place: Place = 'public'): Promise<string | undefined> {
    const path = this.#pathOf(name, place)
    const found = await stat(path).catch(() => undefined)
    return found?.isFile() ? path : undefined
  }

  async names(): Promise<string[]> {
    return Object.values(this.#folders).flatMap(namesIn)
  }

  /** A leftover of an upload and the bin are no uploads. */
  async looksEmpty(): Promise<boolean> {
    return !namesIn(this.#folders.public).some((name) => name !== 'bin' && !name.endsWith('.tmp'))
  }

  /** Synchronous, like `remove`, because the next upload may use the same file name. */
  move(names: readonly string[], to: Place): void {
    const from = to === 'bin' ? 'public' : 'bin'
    mkdirSync(this.#folders.bin, { recursive: true })
    for (const name of names) {
      const path = this.#pathOf(name, from)
      if (existsSync(path)) renameSync(path, this.#pathOf(name, to))
    }
  }

  remove(names: readonly string[]): void {
    for (const name of names)
      for (const place of ['public', 'bin'] as const)
        rmSync(this.#pathOf(name, place), { force: true })
  }

  #pathOf(name: string, place: Place) {
    return join(this.#folders[place], basename(name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
