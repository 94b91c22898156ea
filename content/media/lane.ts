import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { DiskCache } from '@belvedere/kit/disk-cache.ts'
import type { MediaAddress } from '@belvedere/kit/media-address.ts'
import { type PictureSource, pictureKey } from './picture-source.ts'
import { focusOf } from './responsive-image.ts'
import { sizesFor } from './sizes.ts'
import { keyOf } from './variant.ts'

/**
 * The pictures that wait to be encoded in one format, and the missing variants of the first one.
 */
export class Lane {
  readonly #output: 'avif' | 'webp'
  readonly #pictures = new Map<string, PictureSource>()
  #addresses: MediaAddress[] = []

  constructor(output: 'avif' | 'webp') {
    this.#output = output
  }

  add(picture: PictureSource): void {
    this.#pictures.set(pictureKey(picture), picture)
  }

  /** How many pictures wait. */
  get size(): number {
    return this.#pictures.size
  }

  /** Takes the next address whose variant is missing. */
  async next(variants: DiskCache): Promise<MediaAddress | undefined> {
    for (;;) {
      for (let address = this.#addresses.shift(); address; address = this.#addresses.shift())
        if (!(await variants.has(keyOf(address, this.#output)))) return address
      const [first] = this.#pictures
      if (!first) return undefined
      const [key, picture] = first
      this.#pictures.delete(key)
      await yieldToRequests()
      this.#addresses = addressesOf(picture, this.#output === 'webp')
    }
  }

  /** Drops the picture whose variants `next` returns. */
  skipPicture(): void {
    this.#addresses = []
  }

  clear(): void {
    this.#pictures.clear()
    this.#addresses = []
  }
}

/** The addresses of a picture as the delivery API returns them. */
function addressesOf({ file, bases, ...picture }: PictureSource, isWebp: boolean): MediaAddress[] {
  const focus = focusOf(file, picture)
  return bases.flatMap((base) =>
    sizesFor(base, picture).map((size) => ({
      file,
      size,
      isWebp,
      ...(size.fit === 'crop' && focus && { focus }),
    })),
  )
}
