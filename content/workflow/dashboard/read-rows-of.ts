import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { formPath } from '../../overview/form-path.ts'
import { globalOf, isCollection, type Kind, Kinds, type Owner } from '../../overview/kinds.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { isState, type State } from '../../studio/record-state.ts'

/** A record as a row of the dashboard. */
export type RecordRow = {
  path: string
  title: string
  /** The noun for its kind: “Page”, “Listing”; empty for settings, whose title is enough. */
  noun: string
  state: State
  at: string
  /** The name of the person; “you” for oneself. */
  by?: string
  /** Whether it was unpublished. */
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

/** The records that the user saved last. */
export async function readOwn(req: PayloadRequest, kinds: readonly Kind[], limit: number) {
  return rowsOf(
    req,
    sql`SELECT ${OWN}, saved_at AS at FROM overview
      WHERE saved_by = ${req.user?.id ?? null} AND kind IN (${kindList(kinds)})
      ORDER BY saved_at DESC LIMIT ${limit}`,
  )
}

/** Drafts that are newer than the public version, or were never published, the newest first. */
export async function readWaiting(req: PayloadRequest, kinds: readonly Kind[], limit: number) {
  return rowsOf(
    req,
    sql`SELECT ${OWN}, saved_at AS at, saved_by AS by_id, saved_name AS by_name FROM overview
      WHERE state IN ('draft', 'changed') AND kind IN (${kindList(kinds)})
      ORDER BY saved_at DESC LIMIT ${limit}`,
  )
}

/** The number of unpublished drafts. */
export async function countWaiting(req: PayloadRequest, kinds: readonly Kind[]): Promise<number> {
  const [row] = await readRows(
    req,
    sql`SELECT count(*) AS number FROM overview
      WHERE state IN ('draft', 'changed') AND kind IN (${kindList(kinds)})`,
  )
  return isObject(row) ? Number(row.number) : 0
}

/** The records that were published or unpublished last. */
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

/** The noun for a record: “Page”. */
function nounOf({ payload }: PayloadRequest, kind: Kind): string {
  if (globalOf(kind) !== undefined || !isCollection(kind)) return ''
  const { singular } = payload.collections[kind].config.labels
  return typeof singular === 'string' ? singular : kind
}
