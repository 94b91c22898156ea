import { isObject } from '@belvedere/kit/json.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { sql } from '@payloadcms/db-sqlite'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import { yieldToEventLoop } from '../payload/workarounds/yield-to-event-loop.ts'
import { mendFacts } from './facts/write-facts.ts'
import { globalOf, isCollection, type Kind, Kinds } from './kinds.ts'
import { tableOf, versionsOf } from './references/tables.ts'
import { refresh } from './refresh.ts'
import { readStored, stampOf } from './stored.ts'

const log = createLog('content')

/** Records compared at once, and records written in one transaction. */
const COMPARED = 500
const WRITTEN = 25

/**
 * Updates the overview: completely when the tables are new, else with changes that were written
 * without hooks. Resolves to the number of entries written.
 */
export async function rebuildOverview(payload: Payload): Promise<number> {
  let written = 0
  for (const kind of new Kinds(payload.config.globals).all) {
    const isGlobal = globalOf(kind) !== undefined
    written += await (isGlobal ? rebuildGlobal(payload, kind) : rebuildCollection(payload, kind))
  }
  if (written > 0) log.info('Overview brought in step with the content', { entries: written })
  return written
}

/** The same in the background of a start; missing records are not found meanwhile. */
export async function keepOverview(payload: Payload): Promise<void> {
  try {
    await rebuildOverview(payload)
    await mendFacts(payload)
  } catch (error) {
    log.error('Overview could not be brought in step. Restart to try again.', { error })
  }
}

async function rebuildGlobal(payload: Payload, kind: Kind): Promise<number> {
  const req = await createLocalReq({}, payload)
  const [stored] = await readStored(req, kind, [])
  const known = await knownStamps(req, kind, -1, 0)
  return stored?.stamp === known.get(0) ? 0 : write(payload, kind, [0])
}

async function rebuildCollection(payload: Payload, kind: Kind): Promise<number> {
  const req = await createLocalReq({}, payload)
  let written = 0
  for (let after = 0; ; ) {
    const stored = await storedStamps(req, kind, after)
    const last = stored.size < COMPARED ? Number.MAX_SAFE_INTEGER : Math.max(...stored.keys())
    const known = await knownStamps(req, kind, after, last)
    const stale = [...new Set([...stored.keys(), ...known.keys()])]
    written += await write(
      payload,
      kind,
      stale.filter((id) => stored.get(id) !== known.get(id)),
    )
    if (stored.size < COMPARED) return written
    after = last
    await yieldToEventLoop()
  }
}

async function write(payload: Payload, kind: Kind, records: number[]): Promise<number> {
  for (let at = 0; at < records.length; at += WRITTEN) {
    const batch = records.slice(at, at + WRITTEN)
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    try {
      await refresh(req, kind, new Map(batch.map((record) => [record, undefined])))
      await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
    await yieldToEventLoop()
  }
  return records.length
}

type Stamps = Map<number, string>

/** The newest state of the next records of a collection. */
async function storedStamps(req: PayloadRequest, kind: Kind, after: number): Promise<Stamps> {
  const { payload } = req
  if (!isCollection(kind)) return new Map()
  const hasDrafts = Boolean(payload.collections[kind].config.versions?.drafts)
  const table = sql.identifier(hasDrafts ? versionsOf(payload, kind) : tableOf(payload, kind))
  const latest = payload.db.name === 'postgres' ? sql`latest` : sql`latest = 1`
  const rows = await readRows(
    req,
    hasDrafts
      ? sql`SELECT parent_id AS record, id AS version, updated_at FROM ${table}
          WHERE parent_id > ${after} AND ${latest} AND version_deleted_at IS NULL
          ORDER BY parent_id LIMIT ${COMPARED}`
      : sql`SELECT id AS record, '' AS version, updated_at FROM ${table}
          WHERE id > ${after} AND deleted_at IS NULL ORDER BY id LIMIT ${COMPARED}`,
  )
  return stampsOf(rows, (row) => stampOf(row.version, row.updated_at))
}

async function knownStamps(req: PayloadRequest, kind: Kind, after: number, last: number) {
  const kinds = new Kinds(req.payload.config.globals)
  const [first, end] = kinds.rangeOf(kind)
  const rows = await readRows(
    req,
    sql`SELECT record, stamp FROM overview
      WHERE id > ${first + after} AND id <= ${Math.min(first + last, end)}`,
  )
  return stampsOf(rows, (row) => String(row.stamp))
}

function stampsOf(rows: unknown[], stamp: (row: Record<string, unknown>) => string): Stamps {
  return new Map(rows.filter(isObject).map((row) => [Number(row.record), stamp(row)]))
}
