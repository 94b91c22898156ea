import type { PayloadRequest } from 'payload'
import { describe } from './describe.ts'
import { writeFacts } from './facts/write-facts.ts'
import type { Kind } from './kinds.ts'
import { readStored } from './stored.ts'
import { deleteEntry, type Saver, writeEntry } from './write-entry.ts'

/** How many records are read at once: a page of 200 blocks is some hundred kilobytes. */
const BATCH = 25

/** Writes the entries of these records again, in the request’s transaction. */
export async function refresh(
  req: PayloadRequest,
  kind: Kind,
  savers: ReadonlyMap<number, Saver | undefined>,
): Promise<void> {
  const records = [...savers.keys()]
  for (let at = 0; at < records.length; at += BATCH) {
    const batch = records.slice(at, at + BATCH)
    const stored = await readStored(req, kind, batch)
    for (const one of stored) {
      const owner = { kind, record: one.record }
      await writeEntry(req, owner, describe(req, kind, one), savers.get(one.record))
    }
    const found = new Set(stored.map(({ record }) => record))
    for (const record of batch) if (!found.has(record)) await deleteEntry(req, { kind, record })
    if (kind === 'listings') for (const record of batch) await writeFacts(req, record)
  }
}
