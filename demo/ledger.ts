import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * The record of what the seed wrote: the record's id, and fingerprints of its source and of the
 * stored record.
 */
type LedgerEntry = { id: number; source: string; content: string }

export type Ledger = Record<string, LedgerEntry>

const collection = 'payload-kv'
const key = 'demo'
const where = { key: { equals: key } }

type LedgerRow = { id: number; key: string; data: Ledger }

/** The entries of the last time a property was written; empty before that. */
export async function readLedger(req: PayloadRequest): Promise<Ledger> {
  const row = await req.payload.db.findOne<LedgerRow>({ collection, where, req })
  return row?.data ?? {}
}

/** Writes the ledger in the transaction of the content itself. */
export async function writeLedger(req: PayloadRequest, ledger: Ledger): Promise<void> {
  const { db } = req.payload
  const row = await db.findOne<LedgerRow>({ collection, where, req })
  const data = { key, data: ledger }
  if (row) await db.updateOne({ collection, id: row.id, data, req })
  else await db.create({ collection, data, req })
}

/** A fingerprint of a record's content that ignores timestamps. */
export function fingerprintOf(content: unknown): string {
  const json = JSON.stringify(withoutEmpty(content) ?? null)
  return createHash('sha256').update(json).digest('hex').slice(0, 32)
}

const TIMES = new Set(['createdAt', 'updatedAt'])

/** Drops empty fields, so that a field added to the model does not count as an editor's change. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined
  if (typeof value !== 'object' || value === null) return value || value === 0 ? value : undefined
  const entries = Object.entries(value)
    .filter(([name]) => !TIMES.has(name))
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
