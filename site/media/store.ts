import { DiskCache, type Entry } from '@belvedere/kit/disk-cache.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { LRUCache } from 'lru-cache'
import { Refusal } from './refusal.ts'
import { createUpstream, type Kind } from './upstream.ts'

export type Store = (address: string, kind: Kind) => Promise<Entry>

type Options = { base: string; dir: string; capBytes: number; log: Log }

/** Larger pictures are read from disk each time; the system keeps the ones in use in memory. */
const SMALL = 256_000

/** Finds a picture in memory, on disk or at the content service, in this order. */
export function createStore({ base, dir, capBytes, log }: Options): Store {
  const onError = (error: unknown) => log.warn('A picture could not be kept.', { error })
  const disk = new DiskCache({ dir, capBytes, onError })
  const memory = new LRUCache<string, Entry>({ maxSize: 64_000_000, sizeCalculation: sizeOf })
  const refused = new LRUCache<string, Refusal>({ max: 5000, ttl: 10_000 })
  const fetchPicture = createUpstream(base)

  return async (address, kind) => {
    const key = `${address} ${kind}`
    const held = memory.get(key)
    if (held) return held
    const known = refused.get(address)
    if (known) throw known
    const fetchIt = () => fetchPicture(address, kind).catch(remember(refused, address))
    const entry = await disk.getOrCreate(key, fetchIt)
    if (entry.body.length <= SMALL) memory.set(key, entry)
    return entry
  }
}

/** An address that is wrong stays wrong for a while: the content service is not asked each time. */
function remember(refused: LRUCache<string, Refusal>, address: string) {
  return (error: unknown): never => {
    if (error instanceof Refusal && error.isLasting) refused.set(address, error)
    throw error
  }
}

function sizeOf({ body }: Entry) {
  return body.length + 1000
}
