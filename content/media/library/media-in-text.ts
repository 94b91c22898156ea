import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, FlattenedField, PayloadRequest } from 'payload'
import { latestIn } from '../../overview/references/candidates.ts'
import {
  type ReferencingTable,
  referencingTables,
  tableOf,
  versionsOf,
} from '../../overview/references/tables.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { yieldToEventLoop } from '../../payload/workarounds/yield-to-event-loop.ts'
import { shared } from '../../service/shared.ts'
import { MediaCollector } from './collect-media.ts'

/** What a row of blocks or rich text refers to, as of its last change. */
type ReadRow = { changed: string; ids: ReadonlySet<number> }
type ReadTable = Map<string, ReadRow>

/** Rows whose JSON is read at once. */
const BATCH = 200

/** One database at a time; tests open several. */
const readTables = shared(
  'media in text',
  () => new WeakMap<BasePayload['db'], Map<string, ReadTable>>(),
)

/** The tables of content: of each record and global, and of its versions, of which the newest counts. */
export function contentRoots({ payload }: PayloadRequest): { root: string; isVersions: boolean }[] {
  const { collections, globals } = payload.config
  const owners = [...collections.filter(isContent), ...globals]
  return owners.flatMap(({ slug, versions }) => [
    { root: tableOf(payload, slug), isVersions: false },
    ...(versions?.drafts ? [{ root: versionsOf(payload, slug), isVersions: true }] : []),
  ])
}

const isContent = ({ slug }: { slug: string }) => !slug.startsWith('payload-')

/**
 * The ids of all files in blocks and rich text, published or in drafts. Each row is parsed once and
 * again only after it changed, so that ten thousand records are not read for every request.
 */
export async function mediaInText(req: PayloadRequest): Promise<Set<number>> {
  const known = readTables.get(req.payload.db) ?? new Map<string, ReadTable>()
  readTables.set(req.payload.db, known)
  const texts = textTables(req.payload)
  const ids = new Set<number>()
  for (const { root, isVersions } of contentRoots(req).filter(({ root }) => texts.has(root)))
    for (const table of referencingTables(req.payload, root, 'media')) {
      if (table.json.length === 0) continue
      const rows = table.parent
        ? await readAll(req, table)
        : await refresh(req, table, isVersions, known.get(table.table))
      if (!table.parent) known.set(table.table, rows)
      for (const row of rows.values()) for (const id of row.ids) ids.add(id)
    }
  return ids
}

/** The tables that have blocks or rich text; other JSON, such as lists of tags, names no files. */
function textTables(payload: BasePayload): Set<string> {
  const { collections, globals } = payload.config
  const owners = [...collections, ...globals].filter((owner) =>
    owner.flattenedFields.some(holdsText),
  )
  return new Set(owners.flatMap(({ slug }) => [tableOf(payload, slug), versionsOf(payload, slug)]))
}

function holdsText(field: FlattenedField): boolean {
  if (field.type === 'blocks' || field.type === 'richText') return true
  return 'flattenedFields' in field && field.flattenedFields.some(holdsText)
}

/** The rows of a record's own table: those that have not changed are taken as they were read. */
async function refresh(
  req: PayloadRequest,
  { table, json }: ReferencingTable,
  isVersions: boolean,
  before: ReadTable = new Map(),
): Promise<ReadTable> {
  const name = sql.identifier(table)
  const isFilled = json.map((column) => sql`${sql.identifier(column)} IS NOT NULL`)
  const newest = isVersions ? sql`latest = ${latestIn(req.payload)}` : sql`1 = 1`
  const list = await readRows(
    req,
    sql`SELECT id, CAST(updated_at AS text) AS changed FROM ${name} WHERE ${newest} AND (${sql.join(isFilled, sql` OR `)})`,
  )
  const now: ReadTable = new Map()
  const outdated: string[] = []
  for (const row of list.filter(isObject)) {
    const [id, changed] = [String(row.id), String(row.changed)]
    const known = before.get(id)
    if (known?.changed === changed) now.set(id, known)
    else outdated.push(id)
  }
  const columns = sql.join(
    json.map((column) => sql.identifier(column)),
    sql`, `,
  )
  for (let at = 0; at < outdated.length; at += BATCH) {
    const ids = sql.join(
      outdated.slice(at, at + BATCH).map((id) => sql`${Number(id)}`),
      sql`, `,
    )
    const rows = await readRows(
      req,
      sql`SELECT id, CAST(updated_at AS text) AS changed, ${columns} FROM ${name} WHERE id IN (${ids})`,
    )
    for (const row of rows.filter(isObject))
      now.set(String(row.id), { changed: String(row.changed), ids: idsOf(req, row, json) })
    await yieldToEventLoop()
  }
  return now
}

/** Rows below a record have no date of their own. They are few: lists of menus and the like. */
async function readAll(req: PayloadRequest, { table, json }: ReferencingTable): Promise<ReadTable> {
  const columns = sql.join(
    json.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const rows = await readRows(req, sql`SELECT id, ${columns} FROM ${sql.identifier(table)}`)
  return new Map(
    rows
      .filter(isObject)
      .map((row) => [String(row.id), { changed: '', ids: idsOf(req, row, json) }]),
  )
}

function idsOf({ payload }: PayloadRequest, row: Record<string, unknown>, json: string[]) {
  const collector = new MediaCollector(payload.config)
  for (const column of json) collector.column(parsed(row[column]))
  return collector.ids
}

/** SQLite stores JSON as text, PostgreSQL returns its value. */
function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}
