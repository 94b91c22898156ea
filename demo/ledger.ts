import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** What the demo wrote: the record it became, and prints of what was in the demo and in the record. */
export type Note = { id: number; source: string; content: string }

export type Ledger = Record<string, Note>

const collection = 'payload-kv'
const key = 'demo'
const where = { key: { equals: key } }

type Kept = { id: number; key: string; data: Ledger }

/** What was noted when the demo content was written last; nothing before that. */
export async function readLedger(req: PayloadRequest): Promise<Ledger> {
  const row = await req.payload.db.findOne<Kept>({ collection, where, req })
  return row?.data ?? {}
}

/** Notes it in the same transaction as the content itself. */
export async function writeLedger(req: PayloadRequest, ledger: Ledger): Promise<void> {
  const { db } = req.payload
  const row = await db.findOne<Kept>({ collection, where, req })
  const data = { key, data: ledger }
  if (row) await db.updateOne({ collection, id: row.id, data, req })
  else await db.create({ collection, data, req })
}

/** A print of what is written in a record: the same for the same words, whenever they were saved. */
export function printOf(content: unknown): string {
  const words = JSON.stringify(filled(content) ?? null)
  return createHash('sha256').update(words).digest('hex').slice(0, 32)
}

const TIMES = new Set(['createdAt', 'updatedAt'])

/** Only what is filled in, so that a field added to the model is no change by an editor. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(filled) : undefined
  if (typeof value !== 'object' || value === null) return value || value === 0 ? value : undefined
  const entries = Object.entries(value)
    .filter(([name]) => !TIMES.has(name))
    .map(([name, part]) => [name, filled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
