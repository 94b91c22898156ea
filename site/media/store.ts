import { DiskCache, type Entry } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { LRUCache } from 'lru-cache'
import { Refusal } from './refusal.ts'
import { createUpstream, type Kind } from './upstream.ts'

export type Store = (address: string, kind: Kind) => Promise<Entry>

type Options = { base: string; dir: string; capBytes: number; log: Log }

/** Larger pictures, in bytes, are read from disk each time, usually from the file system cache. */
const MAX_IN_MEMORY = 256_000

/** Looks a picture up in memory, then on disk, then at the content service. */
export function createStore({ base, dir, capBytes, log }: Options): Store {
  const onError = (error: unknown) => log.warn('Caching a picture failed.', { error })
  const disk = new DiskCache({ dir, capBytes, onError })
  const memory = new LRUCache<string, Entry>({ maxSize: 64_000_000, sizeCalculation: sizeOf })
  const refused = new LRUCache<string, Refusal>({ max: 5000, ttl: 10_000 })
  const fetchPicture = createUpstream(base)

  return async (address, kind) => {
    const key = `${address} ${kind}`
    const cached = memory.get(key)
    if (cached) return cached
    const refusal = refused.get(address)
    if (refusal) throw refusal
    const fetchIt = () => fetchPicture(address, kind).catch(remember(refused, address))
    const entry = await disk.getOrCreate(key, fetchIt)
    if (entry.body.length <= MAX_IN_MEMORY) memory.set(key, entry)
    return entry
  }
}

/**
 * Caches lasting refusals, so that invalid addresses do not reach the content service each time.
 */
function remember(refused: LRUCache<string, Refusal>, address: string) {
  return (error: unknown): never => {
    if (error instanceof Refusal && error.isLasting) refused.set(address, error)
    throw error
  }
}

function sizeOf({ body }: Entry) {
  return body.length + 1000
}
