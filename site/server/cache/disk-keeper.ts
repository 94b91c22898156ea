import type { Entry } from '@belvedere/kit/disk-entry.ts'
import type { DiskStore } from '@belvedere/kit/disk-store.ts'
import { contentHash } from '../http/prepared-response.ts'
import type { Keeper, KeptEntry } from './entry.ts'

type Codec<Value> = {
  /** Differs when the value differs. */
  versionOf: (value: Value) => string
  encode: (kept: KeptEntry<Value>) => Entry
}

/** Keeps the values of a cache in a store. Only changed values are written. */
export function diskKeeper<Value>(
  store: DiskStore,
  kept: readonly KeptEntry<Value>[],
  { versionOf, encode }: Codec<Value>,
): Keeper<Value> {
  const stampOf = ({ value, tags }: KeptEntry<Value>) =>
    contentHash([versionOf(value), ...tags].join('\n'))
  const stamps = new Map(kept.map((entry) => [entry.key, stampOf(entry)]))
  return {
    // A full cache drops the first ones, so the most visited ones come last.
    kept: kept.toSorted((one, other) => one.visits - other.visits),
    set: (entry) => {
      const stamp = stampOf(entry)
      if (stamps.get(entry.key) === stamp) return
      stamps.set(entry.key, stamp)
      store.set(entry.key, () => encode(entry))
    },
    delete: (key) => {
      if (stamps.delete(key)) store.delete(key)
    },
  }
}

/** Stores a value that is JSON, such as the settings. */
export function jsonKeeper<Value>(store: DiskStore, entry: Entry | undefined): Keeper<Value> {
  const kept = entry ? [JSON.parse(entry.body.toString()) as KeptEntry<Value>] : []
  return diskKeeper(store, kept, {
    versionOf: (value) => JSON.stringify(value),
    encode: (one) => ({ body: Buffer.from(JSON.stringify(one)), about: {} }),
  })
}
