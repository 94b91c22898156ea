import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { latestIn } from '../../overview/references/candidates.ts'
import { tableOf, versionsOf } from '../../overview/references/tables.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import type { Row } from '../../payload/row.ts'
import type { Binned } from './target-of.ts'

/** What is set aside of a record: its slug by language, or the source of a redirect. */
export type Aside = { slug?: Record<string, string>; from?: string }

/** The row of a record’s main table, whether in the bin or not. */
export async function readRow(req: PayloadRequest, { collection, id }: Binned) {
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row & { id: number }>({ collection, where, req })
  return row ?? undefined
}

/** The fields of a row that name its file. */
export const fileOf = ({ filename, shapes }: Row) => ({
  filename: typeof filename === 'string' ? filename : null,
  shapes,
})

/** The parts of a row that must be unique. */
export function asideOf(row: Row): Aside {
  const slugs = isObject(row.slug) ? Object.entries(row.slug) : []
  const slug = slugs.flatMap(([locale, own]) => (typeof own === 'string' ? [[locale, own]] : []))
  return {
    ...(slug.length > 0 && { slug: Object.fromEntries(slug) }),
    ...(typeof row.from === 'string' && { from: row.from }),
  }
}

/**
 * Marks a record as deleted, for Payload and for every query of published content. Its content, its
 * versions and their times stay as they are: Payload’s own way writes the newest draft over the
 * public version and adds a version (`payload/dist/collections/operations/utilities/update.js`).
 */
export async function mark(req: PayloadRequest, target: Binned, since: string, aside: Aside) {
  const table = tables(req, target)
  const run = (statement: ReturnType<typeof sql>) => readRows(req, statement)
  const { id } = target
  await run(sql`UPDATE ${table.main} SET deleted_at = ${since} WHERE id = ${id}`)
  if (table.versions) {
    await run(sql`UPDATE ${table.main} SET _status = 'draft' WHERE id = ${id}`)
    await run(sql`UPDATE ${table.versions} SET version_deleted_at = ${since}
      WHERE parent_id = ${id} AND latest = ${latestIn(req.payload)}`)
  }
  if (aside.slug) await run(sql`UPDATE ${table.words} SET slug = NULL WHERE _parent_id = ${id}`)
  // No redirect can begin at a path with a space, so this one is in nobody’s way.
  const hidden = `${aside.from} (in the bin, ${id})`
  if (aside.from) await run(sql`UPDATE ${table.main} SET "from" = ${hidden} WHERE id = ${id}`)
}

/** Takes the mark off again, with these slugs or this source of a redirect. */
export async function unmark(
  req: PayloadRequest,
  target: Binned,
  isPublic: boolean,
  { now, before }: { now: Aside; before: Aside },
) {
  const table = tables(req, target)
  const run = (statement: ReturnType<typeof sql>) => readRows(req, statement)
  const { id } = target
  await run(sql`UPDATE ${table.main} SET deleted_at = NULL WHERE id = ${id}`)
  if (now.from) await run(sql`UPDATE ${table.main} SET "from" = ${now.from} WHERE id = ${id}`)
  for (const [locale, slug] of Object.entries(now.slug ?? {}))
    await run(sql`UPDATE ${table.words} SET slug = ${slug}
      WHERE _parent_id = ${id} AND _locale = ${locale}`)
  if (!table.versions) return
  if (isPublic) await run(sql`UPDATE ${table.main} SET _status = 'published' WHERE id = ${id}`)
  await run(sql`UPDATE ${table.versions} SET version_deleted_at = NULL WHERE parent_id = ${id}`)
  for (const [locale, slug] of Object.entries(now.slug ?? {}))
    await run(sql`UPDATE ${table.versionWords} SET version_slug = ${slug}
      WHERE _locale = ${locale} AND version_slug = ${before.slug?.[locale] ?? slug}
        AND _parent_id IN (SELECT id FROM ${table.versions}
          WHERE parent_id = ${id} AND latest = ${latestIn(req.payload)})`)
}

function tables({ payload }: PayloadRequest, { collection }: Binned) {
  const [main, versions] = [tableOf(payload, collection), versionsOf(payload, collection)]
  const hasDrafts = Boolean(payload.collections[collection].config.versions)
  return {
    main: sql.identifier(main),
    words: sql.identifier(`${main}_locales`),
    versions: hasDrafts ? sql.identifier(versions) : undefined,
    versionWords: sql.identifier(`${versions}_locales`),
  }
}
