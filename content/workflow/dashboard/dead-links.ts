import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { formPath } from '../../overview/form-path.ts'
import { type Kind, Kinds } from '../../overview/kinds.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { deadPaths } from './dead-paths.ts'
import { publicLinks } from './public-links.ts'
import { kindList } from './read-rows-of.ts'

/** A link of a public record that leads nowhere. */
export type DeadLink = {
  /** The path of its form in the studio, leading to the field. */
  path: string
  title: string
  where: string
  /** Where it leads, as a sentence. */
  reason: string
}

/** Different dead targets looked at in one go; the next ones follow when these are mended. */
const MAX_TARGETS = 100

/**
 * The links that lead nowhere, as of now: to records that were deleted or are not public, and to
 * paths that nothing is at. The overview knows every link, so each target is looked up once.
 */
export async function readDeadLinks(
  req: PayloadRequest,
  kinds: readonly Kind[],
  limit: number,
): Promise<DeadLink[]> {
  const [targets, paths] = [await deadTargets(req, kinds), await deadPaths(req, kinds)]
  return [
    ...(await linksTo(req, kinds, 'target', targets, limit)),
    ...(await linksTo(req, kinds, 'path', paths, limit)),
  ].slice(0, limit)
}

/** The ids of records that are not public, and that public records of these kinds link to. */
async function deadTargets(req: PayloadRequest, kinds: readonly Kind[]): Promise<number[]> {
  const rows = await readRows(
    req,
    sql`SELECT linked.target FROM
        (SELECT DISTINCT target FROM ${publicLinks(kinds)} AND target IS NOT NULL) linked
      LEFT JOIN overview ON overview.id = linked.target
      WHERE overview.id IS NULL OR overview.state = 'draft' LIMIT ${MAX_TARGETS}`,
  )
  return rows.filter(isObject).map(({ target }) => Number(target))
}

async function linksTo(
  req: PayloadRequest,
  kinds: readonly Kind[],
  column: 'target' | 'path',
  targets: readonly (number | string)[],
  limit: number,
): Promise<DeadLink[]> {
  if (targets.length === 0) return []
  const list = sql.join(
    targets.map((target) => sql`${target}`),
    sql`, `,
  )
  const link = sql`${sql.identifier('overview_links')}.${sql.identifier(column)}`
  const rows = await readRows(
    req,
    sql`SELECT owner.id, owner.title, overview_links.place, overview_links.field,
        overview_links.path, overview.title AS target
      FROM overview_links JOIN overview owner ON owner.id = overview_links.owner
      LEFT JOIN overview ON overview.id = overview_links.target
      WHERE ${link} IN (${list}) AND owner.state <> 'draft' AND owner.kind IN (${kindList(kinds)})
      ORDER BY owner.title LIMIT ${limit}`,
  )
  const own = new Kinds(req.payload.config.globals)
  return rows.filter(isObject).flatMap((row) => {
    const owner = own.ownerOf(Number(row.id))
    if (!owner) return []
    const path = formPath(owner, String(row.field))
    return [{ path, title: String(row.title), where: String(row.place), reason: reasonOf(row) }]
  })
}

function reasonOf({ path, target }: Record<string, unknown>): string {
  if (typeof path === 'string') return `Nothing is at ${path}.`
  return typeof target === 'string' ? `“${target}” is not public.` : 'The record was deleted.'
}
