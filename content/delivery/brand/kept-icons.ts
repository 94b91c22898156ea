import type { IconSource } from './icon-source.ts'
import { makeIcon, type PictureIcon } from './icons.ts'

/** Two versions are in use, the public one and that of a draft; the others are in open tabs. */
const MAX_VERSIONS = 8
const MAX_PICTURES = 32

type Draw = (source: IconSource, name: PictureIcon) => Promise<Buffer>
type Find = (version: string) => Promise<IconSource | undefined>

/**
 * The icons of the last versions, in memory: anyone may request them, and drawing one takes long. A
 * version is the hash of its SVG, so a kept icon is never outdated.
 */
export class KeptIcons {
  readonly #sources = new Map<string, IconSource>()
  readonly #pictures = new Map<string, Promise<Buffer>>()
  readonly #draw: Draw
  #last: Promise<unknown> = Promise.resolve()

  constructor(draw: Draw = makeIcon) {
    this.#draw = draw
  }

  /** The image of a version; `find` searches for one that is not kept, one at a time. */
  async source(version: string, find: Find): Promise<IconSource | undefined> {
    const known = this.#sources.get(version)
    if (known) return known
    const found = this.#last.then(() => this.#sources.get(version) ?? find(version))
    this.#last = found.catch(() => undefined)
    const source = await found
    if (source) keep(this.#sources, version, source, MAX_VERSIONS)
    return source
  }

  /** An icon as a picture, drawn at most once. */
  picture(source: IconSource, name: PictureIcon): Promise<Buffer> {
    const key = `${source.version}-${name}`
    const known = this.#pictures.get(key)
    if (known) return known
    const drawn = this.#draw(source, name)
    keep(this.#pictures, key, drawn, MAX_PICTURES)
    // The next request tries again.
    drawn.catch(() => this.#pictures.delete(key))
    return drawn
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value, max: number) {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
