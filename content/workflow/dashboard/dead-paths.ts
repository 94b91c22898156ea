import { isObject } from '@belvedere/kit/json.ts'
import { isSitePath } from '@belvedere/kit/own-paths.ts'
import { RedirectRules } from '@belvedere/kit/redirects.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { type PageAt, pageAt } from '../../kinds/paths.ts'
import { globalKind, type Kind } from '../../overview/kinds.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { readRedirects } from '../../publish/redirect-rules.ts'
import { publicLinks } from './public-links.ts'

/** Typed paths are few, so they are looked up at once. */
const MAX_PATHS = 500

/** The typed paths in links of public records that lead to no page. */
export async function deadPaths(req: PayloadRequest, kinds: readonly Kind[]): Promise<string[]> {
  const rows = await readRows(
    req,
    sql`SELECT DISTINCT path FROM ${publicLinks(kinds)} AND path IS NOT NULL
      ORDER BY path LIMIT ${MAX_PATHS}`,
  )
  return deadAmong(
    req,
    rows.filter(isObject).map(({ path }) => String(path)),
  )
}

/** The paths among these that have neither a page nor a redirect. */
export async function deadAmong(req: PayloadRequest, paths: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const path of paths) if (!(await isPublicPath(req, path))) dead.push(path)
  if (dead.length === 0) return []
  const rules = new RedirectRules(await readRedirects(req))
  return dead.filter((path) => !rules.match(path))
}

/** Whether visitors find a page or a file at a path. */
export async function isPublicPath(req: PayloadRequest, path: string): Promise<boolean> {
  return isSitePath(path) || (await entryAt(req, pageAt(path))) !== undefined
}

/** The public entry of a page; also undefined if it is below another one than in the path. */
async function entryAt(
  req: PayloadRequest,
  page: PageAt | undefined,
): Promise<Record<string, unknown> | undefined> {
  if (!page) return undefined
  if ('global' in page) return find(req, globalKind(page.global))
  const entry = await find(req, page.collection, page.slug)
  if (!entry || page.above === undefined) return entry
  const above = await entryAt(req, pageAt(page.above))
  return above && Number(above.record) === Number(entry.parent) ? entry : undefined
}

/** The public entry of a kind with this address; for settings, which have none, the only one. */
async function find(req: PayloadRequest, kind: string, address?: string) {
  const own = address === undefined ? sql`` : sql` AND address = ${address}`
  const [row] = await readRows(
    req,
    sql`SELECT record, parent FROM overview
      WHERE kind = ${kind}${own} AND state <> 'draft' LIMIT 1`,
  )
  return isObject(row) ? row : undefined
}
