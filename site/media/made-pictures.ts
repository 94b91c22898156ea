import { DiskCache, type Entry } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { BusyError, Queue } from '@belvedere/kit/queue.ts'
import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { parseShareAddress } from '@belvedere/kit/share-address.ts'
import { LRUCache } from 'lru-cache'
import { PICTURE_UNAVAILABLE, Refusal, throwUpstreamError } from './refusal.ts'

type Options = {
  /** The origin of the content service. */
  base: string
  dir: string
  capBytes: number
  log: Log
}

/**
 * Pictures that the content service draws: share pictures and icons, each at an address with the
 * version of all that is in it. They are kept on disk, so pictures that were requested before are
 * available while the content service is down.
 */
export class MadePictures {
  readonly #base: string
  readonly #disk: DiskCache
  readonly #refused = new LRUCache<string, Refusal>({ max: 2000, ttl: 10_000 })
  /** The current address of a page’s share picture, by the path of the page. */
  #current = currentAddresses()
  readonly #running = new Map<string, Promise<Made>>()
  readonly #queue = new Queue({ atOnce: 4, waiting: 64, sentence: PICTURE_UNAVAILABLE })

  constructor({ base, dir, capBytes, log }: Options) {
    this.#base = base
    const onError = (error: unknown) => log.warn('Caching a picture failed.', { error })
    this.#disk = new DiskCache({ dir, capBytes, onError })
  }

  /** The picture at an address of the content service; rejects with a `Refusal`. */
  async find(address: string): Promise<Made> {
    const kept = await this.#disk.get(address)
    if (kept) return pictureOf(kept)
    const refusal = this.#refused.get(address)
    if (refusal) throw refusal
    const current = this.#current.get(pageOf(address))
    if (current !== undefined && current !== address) return { is: 'moved', to: current }
    const running = this.#running.get(address) ?? this.#fetch(address)
    this.#running.set(address, running)
    return running.finally(() => this.#running.delete(address))
  }

  /** Asks for the current addresses again: something was published, so they may have changed. */
  forgetCurrent(): void {
    this.#current = currentAddresses()
  }

  async #fetch(address: string): Promise<Made> {
    // A result from before a publish is written to the old map, which is no longer read.
    const known = this.#current
    try {
      const made = await this.#queue.run(() => fetchMade(this.#base + address))
      noteCurrent(known, address, made)
      if (made.is === 'moved' || !made.isLasting) return made
      const { body, type, etag } = made
      await this.#disk.getOrCreate(address, async () => ({ body, about: { type, etag } }))
      return made
    } catch (error) {
      const refusal = refusalOf(error)
      // Otherwise requests for invented addresses would reach the content service each time.
      if (refusal.isLasting) this.#refused.set(address, refusal)
      throw refusal
    }
  }
}

/** For five minutes, invented versions of an address do not reach the content service. */
function currentAddresses() {
  return new LRUCache<string, string>({ max: 5000, ttl: 5 * 60_000 })
}

function pageOf(address: string) {
  return parseShareAddress(address)?.path ?? ''
}

/** Notes the address of the answer for its page, if both are share pictures of the same page. */
function noteCurrent(known: LRUCache<string, string>, address: string, made: Made) {
  const current = made.is === 'moved' ? made.to : address
  const page = pageOf(current)
  if (page !== '' && page === pageOf(address)) known.set(page, current)
}

function pictureOf({ body, about: { type = '', etag = '' } }: Entry): Made {
  return { is: 'picture', body, type, etag, isLasting: true }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof BusyError) return new Refusal(503, error.message)
  return new Refusal(502, 'This picture could not be served.', error)
}

/**
 * The answer of the content service: a picture, which may or may not change, or its current
 * address.
 */
export type Made =
  | {
      is: 'picture'
      body: Buffer<ArrayBuffer>
      type: string
      etag: string
      isLasting: boolean
    }
  | { is: 'moved'; to: string }

const TIMEOUT_MS = 30_000
const MAX_BYTES = 2_000_000

/** Asks the content service for a picture that it draws; rejects with a `Refusal`. */
async function fetchMade(url: string): Promise<Made> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'image/*', ...requestIdHeader() },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const to = response.headers.get('location')
    if (response.status === 302 && to?.startsWith('/')) {
      await response.body?.cancel()
      return { is: 'moved', to }
    }
    if (!response.ok) return await throwUpstreamError(response, PICTURE_UNAVAILABLE)
    return await readPicture(response)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, PICTURE_UNAVAILABLE, error)
  }
}

async function readPicture(response: Response): Promise<Made> {
  const type = response.headers.get('content-type') ?? ''
  const etag = response.headers.get('etag') ?? ''
  const isPicture = /^image\/(?:jpeg|png|x-icon)$/.test(type) && etag !== ''
  const body = Buffer.from(await response.arrayBuffer())
  if (!isPicture || body.length > MAX_BYTES)
    throw new Refusal(502, 'The content service did not send a picture.')
  const isLasting = /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
  return { is: 'picture', body, type, etag, isLasting }
}
