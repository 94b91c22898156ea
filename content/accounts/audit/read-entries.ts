import { isObject } from '@belvedere/kit/json.ts'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { AuditLog } from '../../payload-types.ts'
import { isEvent } from './events.ts'
import { type Filter, whereOf } from './filter.ts'
import type { ReadEntry } from './sentence.ts'

/** Where reading goes on: the last entry that was read. */
export type Position = { at: string; id: number }

type Options = { limit: number; before?: Position | undefined; req?: PayloadRequest }

/** The entries that a filter finds, the newest first; with `before`, those that are older than one. */
export async function readEntries(
  { db }: Payload,
  filter: Filter,
  { limit, before, req }: Options,
): Promise<ReadEntry[]> {
  const { docs } = await db.find<AuditLog>({
    collection: 'audit-log',
    where: { and: [...whereOf(filter), ...olderThan(before)] },
    sort: ['-createdAt', '-id'],
    limit,
    pagination: false,
    ...(req && { req }),
  })
  return docs.flatMap((row) => entryOf(row) ?? [])
}

/** All of them, read page by page. */
export async function* readAllEntries(payload: Payload, filter: Filter): AsyncGenerator<ReadEntry> {
  for (let before: Position | undefined; ; ) {
    const entries = await readEntries(payload, filter, { limit: PAGE, before })
    yield* entries
    const last = entries.at(-1)
    if (!last || entries.length < PAGE) return
    before = last
  }
}

const PAGE = 500

/** Entries with the same time are ordered by id. */
function olderThan(before: Position | undefined): Where[] {
  if (!before) return []
  const { at, id } = before
  return [
    { createdAt: { less_than_equal: at } },
    { or: [{ createdAt: { less_than: at } }, { id: { less_than: id } }] },
  ]
}

/** An entry of a later version, whose event this one does not know, is left out. */
function entryOf(row: AuditLog): ReadEntry | undefined {
  if (!isEvent(row.event)) return undefined
  return {
    id: row.id,
    at: new Date(row.createdAt).toISOString(),
    event: row.event,
    account: row.account ?? undefined,
    person: row.person ?? undefined,
    record: row.record ?? undefined,
    title: row.title ?? undefined,
    facts: isObject(row.facts) ? row.facts : {},
    clientAddress: row.clientAddress ?? undefined,
  }
}
