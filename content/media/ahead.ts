import { setTimeout as sleep } from 'node:timers/promises'
import type { DiskCache } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import type { MediaAddress } from '@belvedere/kit/media-address.ts'
import type { Queue } from '@belvedere/kit/queue.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import { Lane } from './lane.ts'
import { makeVariant } from './make-variant.ts'
import type { Originals } from './originals.ts'
import { type PictureSource, pictureKey } from './picture-source.ts'
import { type Variant, variantOf } from './variant.ts'

type Media = { originals: Originals; variants: DiskCache; queue: Queue; log: Log }

/** Further requests still get WebP; their AVIF variants are made when they are requested again. */
const MAX_REQUESTED = 5000

const MAX_KNOWN = 50_000

/** Pause in milliseconds after a variant could not be stored, for example on a full disk. */
const PAUSE = 60_000

/**
 * Makes variants in the background, one at a time and only while no request waits for a picture:
 * first those that visitors have requested, then those of published pages, then the rest of the
 * library. Each time all WebP variants come first, because every browser can show them.
 */
export class Ahead {
  readonly #media: Media
  readonly #requested = new Map<string, MediaAddress>()
  readonly #published = [new Lane('webp'), new Lane('avif')]
  readonly #library = [new Lane('webp'), new Lane('avif')]
  readonly #known = new Set<string>()
  #running: Promise<void> | undefined
  #hasNewWork = false
  #isFullReported = false

  constructor(media: Media) {
    this.#media = media
  }

  /** A variant that a visitor requested, and got as WebP meanwhile. */
  addRequested({ key, address }: Pick<Variant, 'address' | 'key'>): void {
    if (this.#requested.size < MAX_REQUESTED) this.#requested.set(key, address)
    this.#start()
  }

  /** Called for every picture of every page query, so a known picture returns early. */
  addPublished(picture: PictureSource): void {
    const key = pictureKey(picture)
    if (this.#known.has(key)) return
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.add(key)
    for (const lane of this.#published) lane.add(picture)
    this.#start()
  }

  addFromLibrary(picture: PictureSource): void {
    for (const lane of this.#library) lane.add(picture)
    this.#start()
  }

  /** Resolves when nothing is left to make. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Clears the queue; resolves once the current variant is finished. */
  async stop(): Promise<void> {
    this.#requested.clear()
    for (const lane of this.#lanes) lane.clear()
    await this.#running
  }

  /** The number of waiting pictures; for visitors, of variants. */
  get waiting(): { visitors: number; published: number; library: number } {
    const most = (lanes: Lane[]) => Math.max(...lanes.map(({ size }) => size))
    const [published, library] = [most(this.#published), most(this.#library)]
    return { visitors: this.#requested.size, published, library }
  }

  get #lanes() {
    return [...this.#published, ...this.#library]
  }

  #start() {
    this.#hasNewWork = true
    // A picture that fails must not fail the request that started the work.
    this.#running ??= inBackground('pictures', () => this.#run())
  }

  async #run() {
    while (this.#hasNewWork) {
      this.#hasNewWork = false
      await this.#makeAll()
    }
    this.#running = undefined
  }

  /**
   * The next picture is chosen when the queue is idle: a visitor may have requested one in the
   * meantime.
   */
  async #makeAll() {
    for (;;) {
      const outcome = await this.#media.queue.runWhenIdle(() => this.#makeNext())
      if (outcome === 'none left') return
      if (outcome === 'not stored') await sleep(PAUSE, undefined, { ref: false })
    }
  }

  async #makeNext() {
    const [requested] = this.#requested
    if (requested) {
      this.#requested.delete(requested[0])
      return this.#make(requested[1])
    }
    if (!(await this.#media.variants.hasRoom())) return this.#stopAtCap()
    for (const lane of this.#lanes) {
      const address = await lane.next(this.#media.variants)
      if (address) return this.#make(address, lane)
    }
    return 'none left'
  }

  async #make(address: MediaAddress, lane?: Lane) {
    const { originals, variants, log } = this.#media
    try {
      const original = await originals.find(address.file)
      if (!original || original.kind === 'svg') return 'done'
      const variant = variantOf(address, original, 'image/avif')
      await variants.getOrCreate(variant.key, () => makeVariant(variant))
      return (await variants.has(variant.key)) ? 'done' : 'not stored'
    } catch (error) {
      lane?.skipPicture()
      log.warn('Picture could not be made ahead.', { file: address.file, error })
      return 'done'
    }
  }

  /** Above the cap each new variant would evict another one that a page may need. */
  #stopAtCap() {
    for (const lane of this.#lanes) lane.clear()
    this.#known.clear()
    if (!this.#isFullReported)
      this.#media.log.warn(
        'Pictures are no longer made ahead: their cache is 90 % full. Set MEDIA_CACHE_MB to more.',
      )
    this.#isFullReported = true
    return 'none left'
  }
}
