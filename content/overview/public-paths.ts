import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { pathOfGlobal, placeRows } from '../kinds/paths.ts'
import { pageGlobals } from '../kinds/table.ts'
import { readRows } from '../payload/database/read-rows.ts'
import { globalKind } from './kinds.ts'

/** The paths of all public pages. */
export async function publicPaths(req: PayloadRequest): Promise<Set<string>> {
  const rows = await readRows(
    req,
    sql`SELECT kind, record, address, parent FROM overview WHERE state <> 'draft'`,
  )
  const entries = rows.filter(isObject)
  const placed = await placeRows(async (collection) =>
    entries
      .filter(({ kind }) => kind === collection)
      .map(({ record, address, parent }) => ({ id: record, slug: address, above: parent })),
  )
  const globals = pageGlobals.filter((slug) =>
    entries.some(({ kind }) => kind === globalKind(slug)),
  )
  return new Set([...globals.map((slug) => pathOfGlobal(slug)), ...placed.map(({ path }) => path)])
}
