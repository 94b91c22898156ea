import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Inspected, inspect } from './inspect.ts'

export type Original = Inspected & { path: string }

/** The folder of uploaded pictures; what their heads say is remembered while the files stay. */
export class Originals {
  readonly #dir: string
  readonly #known = new Map<string, { version: string; original: Original }>()

  constructor(dir: string) {
    this.#dir = dir
  }

  /** Where a file of this name lies, if it does. */
  pathOf(file: string): string {
    return join(this.#dir, file)
  }

  /** The picture under a name, or nothing. */
  async find(file: string): Promise<Original | undefined> {
    const path = this.pathOf(file)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs} ${found.size}`
    const known = this.#known.get(file)
    return known?.version === version ? known.original : this.#read(file, path, version)
  }

  async #read(file: string, path: string, version: string) {
    const original = { ...(await inspect(path, file)), path }
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(file, { version, original })
    return original
  }
}

/** About 200 bytes each; reading a head again costs a millisecond. */
const MOST_KNOWN = 10_000
