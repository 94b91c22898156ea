/** The parts that the page still has to paint; the whole page if `blocks` is undefined. */
export type Unpainted = { version: number; blocks: ReadonlySet<string> | undefined }

/**
 * Collects what versions have changed until the page says that it has painted them: a page that is
 * told about the next version before it is done with the last one still paints both.
 */
export class Painting {
  readonly #blocks = new Map<string, number>()
  #whole = 0
  #version = 0
  #isPainted = true

  /** Adds the changes of a version, and returns everything that is not yet painted. */
  add(version: number, blocks: ReadonlySet<string> | undefined): Unpainted {
    this.#version = version
    this.#isPainted = false
    if (blocks) for (const id of blocks) this.#blocks.set(id, version)
    else this.#whole = version
    return this.#rest()
  }

  /** The unpainted parts of the last version; undefined if there are none. */
  pending(): Unpainted | undefined {
    return this.#isPainted ? undefined : this.#rest()
  }

  #rest(): Unpainted {
    const blocks = this.#whole > 0 ? undefined : new Set(this.#blocks.keys())
    return { version: this.#version, blocks }
  }

  painted(version: number): void {
    this.#isPainted ||= version >= this.#version
    for (const [id, changed] of this.#blocks) if (changed <= version) this.#blocks.delete(id)
    if (this.#whole <= version) this.#whole = 0
  }

  /** The page was loaded, with the document as it was at this version. */
  loaded(version: number): Unpainted | undefined {
    this.#blocks.clear()
    this.#whole = 0
    this.#isPainted = true
    return this.#version > version ? this.add(this.#version, undefined) : undefined
  }
}
