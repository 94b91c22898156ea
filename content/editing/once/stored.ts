import type { JsonObject, PayloadRequest } from 'payload'
import { ONCE_KEY } from './key.ts'

/** How many are remembered, for forms that have lost the answer. */
const REMEMBERED = 1000
const STORE = 'payload-kv'
const PREFIX = 'creation:'

type Stored = { id: number; key: string; data: JsonObject }

/** The name under which a request with a key is remembered; keys of other people are other ones. */
export function nameOf({ headers, user }: PayloadRequest, what: string): string | undefined {
  const key = headers?.get(ONCE_KEY)
  return key && user ? `${PREFIX}${user.collection}:${user.id}:${what}:${key}` : undefined
}

/** What an earlier request with this name has stored. */
export async function readStored(
  req: PayloadRequest,
  name: string,
): Promise<JsonObject | undefined> {
  const where = { key: { equals: name } }
  const stored = await req.payload.db.findOne<Stored>({ collection: STORE, where, req })
  return stored?.data
}

/** Remembers a request in its transaction: either both are stored, or neither. Old ones are forgotten. */
export async function store(req: PayloadRequest, name: string, data: JsonObject): Promise<void> {
  const { db } = req.payload
  const stored: Stored = await db.create({ collection: STORE, data: { key: name, data }, req })
  const where = { key: { like: PREFIX }, id: { less_than: stored.id - REMEMBERED } }
  await db.deleteMany({ collection: STORE, where, req })
}

export async function forget(req: PayloadRequest, name: string): Promise<void> {
  await req.payload.db.deleteOne({ collection: STORE, where: { key: { equals: name } }, req })
}
