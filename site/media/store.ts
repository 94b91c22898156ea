import { DiskCache, type Entry } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { LRUCache } from 'lru-cache'
import type { Kind } from './kind.ts'
import { isInPlaceOf, type PreparedPicture, preparePicture } from './prepared-picture.ts'
import { Refusal } from './refusal.ts'
import { createUpstream } from './upstream.ts'

type Options = { base: string; dir: string; capBytes: number; log: Log }
type InMemory = PreparedPicture & { renewAfter: number }

/** Larger pictures, in bytes, are read from disk each time, usually from the file system cache. */
const MAX_IN_MEMORY = 1_000_000

/** The interval in milliseconds between requests for the AVIF of a picture that was sent as WebP. */
const RENEW = 2000

const keyOf = (address: string, kind: Kind) => `${address} ${kind}`

/** Looks a picture up in memory, then on disk, then at the content service. */
export class PictureStore {
  readonly #disk: DiskCache
  readonly #memory = new LRUCache<string, InMemory>({
    maxSize: 64_000_000,
    sizeCalculation: ({ body }) => body.length + 2000,
  })
  readonly #refused = new LRUCache<string, Refusal>({ max: 5000, ttl: 10_000 })
  readonly #fetch: ReturnType<typeof createUpstream>

  constructor({ base, dir, capBytes, log }: Options) {
    const onError = (error: unknown) => log.warn('Caching a picture failed.', { error })
    this.#disk = new DiskCache({ dir, capBytes, onError })
    this.#fetch = createUpstream(base)
  }

  /** The picture if it is in memory. */
  ready(address: string, kind: Kind): PreparedPicture | undefined {
    const picture = this.#memory.get(keyOf(address, kind))
    if (picture?.isForNow) this.#renew(picture, address, kind)
    return picture
  }

  async find(address: string, kind: Kind): Promise<PreparedPicture> {
    return this.ready(address, kind) ?? this.#read(address, kind)
  }

  async #read(address: string, kind: Kind) {
    const refusal = this.#refused.get(address)
    if (refusal) throw refusal
    const isFinal = (entry: Entry) => !isInPlaceOf(kind, entry)
    const fetchIt = () => this.#fetchOrReplace(address, kind)
    const entry = await this.#disk.getOrCreate(keyOf(address, kind), fetchIt, isFinal)
    const picture = { ...preparePicture(entry, kind), renewAfter: Date.now() + RENEW }
    if (entry.body.length <= MAX_IN_MEMORY) this.#memory.set(keyOf(address, kind), picture)
    return picture
  }

  /** Requests the AVIF again in the background. */
  #renew(picture: InMemory, address: string, kind: Kind) {
    const now = Date.now()
    if (now < picture.renewAfter) return
    picture.renewAfter = now + RENEW
    this.#read(address, kind).catch(() => {})
  }

  /** While the content service is down, a stored WebP picture replaces an AVIF one. */
  async #fetchOrReplace(address: string, kind: Kind): Promise<Entry> {
    const webp = keyOf(address, 'webp')
    try {
      const entry = await this.#fetch(address, kind)
      if (isInPlaceOf(kind, entry)) await this.#disk.getOrCreate(webp, async () => entry)
      return entry
    } catch (error) {
      const stored = kind === 'avif' && !isLasting(error) && (await this.#disk.get(webp))
      if (stored) return stored
      // Otherwise invalid addresses would reach the content service each time.
      if (isLasting(error)) this.#refused.set(address, error)
      throw error
    }
  }
}

function isLasting(error: unknown): error is Refusal {
  return error instanceof Refusal && error.isLasting
}
