import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import type { State } from '../../overview/describe.ts'
import { formPath } from '../../overview/form-path.ts'
import { globalOf, isCollection, type Kind, Kinds, type Owner } from '../../overview/kinds.ts'
import { readRows } from '../../payload/database/read-rows.ts'

/** A record as a row of the dashboard. */
export type RecordRow = {
  path: string
  title: string
  /** What it is: “Page”, “Listing”; empty for settings, whose title says it. */
  noun: string
  state: State
  at: string
  /** Who did it, by name; “you” for oneself. */
  by?: string
  /** It was taken off the site. */
  isTakenOff?: boolean
}

type Query = ReturnType<typeof sql>

/** A comma-separated list of kinds for `kind IN (…)`. */
export function kindList(kinds: readonly Kind[]): Query {
  if (kinds.length === 0) return sql`NULL`
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
}

const OWN = sql`id, title, state`

/** What the user saved last. */
export async function readOwn(req: PayloadRequest, kinds: readonly Kind[], limit: number) {
  return rowsOf(
    req,
    sql`SELECT ${OWN}, saved_at AS at FROM overview
      WHERE saved_by = ${req.user?.id ?? null} AND kind IN (${kindList(kinds)})
      ORDER BY saved_at DESC LIMIT ${limit}`,
  )
}

/** Drafts that are newer than what is public, or have never been, the newest first. */
export async function readWaiting(req: PayloadRequest, kinds: readonly Kind[], limit: number) {
  return rowsOf(
    req,
    sql`SELECT ${OWN}, saved_at AS at, saved_by AS by_id, saved_name AS by_name FROM overview
      WHERE state IN ('draft', 'changed') AND kind IN (${kindList(kinds)})
      ORDER BY saved_at DESC LIMIT ${limit}`,
  )
}

/** How many drafts wait. */
export async function countWaiting(req: PayloadRequest, kinds: readonly Kind[]): Promise<number> {
  const [row] = await readRows(
    req,
    sql`SELECT count(*) AS number FROM overview
      WHERE state IN ('draft', 'changed') AND kind IN (${kindList(kinds)})`,
  )
  return isObject(row) ? Number(row.number) : 0
}

/** What was published or taken off the site last. */
export async function readPublished(req: PayloadRequest, kinds: readonly Kind[], limit: number) {
  return rowsOf(
    req,
    sql`SELECT ${OWN}, public_at AS at, public_by AS by_id, public_name AS by_name, public_as
      FROM overview WHERE public_at IS NOT NULL AND kind IN (${kindList(kinds)})
      ORDER BY public_at DESC LIMIT ${limit}`,
  )
}

async function rowsOf(req: PayloadRequest, statement: Query): Promise<RecordRow[]> {
  const kinds = new Kinds(req.payload.config.globals)
  const rows = await readRows(req, statement)
  return rows.filter(isObject).flatMap((row) => {
    const owner = kinds.ownerOf(Number(row.id))
    return owner ? [rowOf(req, owner, row)] : []
  })
}

function rowOf(req: PayloadRequest, owner: Owner, row: Record<string, unknown>): RecordRow {
  const isSelf = row.by_id !== null && Number(row.by_id) === req.user?.id
  const by = isSelf ? 'you' : row.by_name
  return {
    path: formPath(owner),
    title: String(row.title),
    noun: nounOf(req, owner.kind),
    state: isState(row.state) ? row.state : 'draft',
    at: String(row.at),
    ...(typeof by === 'string' && by !== '' && { by }),
    ...(row.public_as === 'unpublished' && { isTakenOff: true }),
  }
}

const isState = (value: unknown): value is State =>
  value === 'published' || value === 'changed' || value === 'draft'

/** What a record is called: “Page”. */
export function nounOf({ payload }: PayloadRequest, kind: Kind): string {
  if (globalOf(kind) !== undefined || !isCollection(kind)) return ''
  const { singular } = payload.collections[kind].config.labels
  return typeof singular === 'string' ? singular : kind
}
