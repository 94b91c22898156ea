import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-sqlite'
import type { JsonObject, PayloadRequest } from 'payload'
import { refuseLocked } from '../../editing/together/refuse-locked.ts'
import type { SavedListing } from '../../listings/imports/stored-listing.ts'
import type { UndoListing } from '../../listings/imports/taking-back.ts'
import { tableOf, versionsOf } from '../../overview/references/tables.ts'
import { describeUses, findUses } from '../../overview/references/uses.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { isPublic } from '../../payload/row.ts'
import { sentenceOf } from '../../studio/request.ts'
import { readRow } from '../bin/marks.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { restoreVersion } from '../releases/restore-version.ts'
import { setPublic } from '../releases/set-public.ts'
import { newestVersion, type Version, versionById } from '../releases/versions-of.ts'

const ERASED = 'It was erased since.'
const IN_BIN = 'It is in the bin.'
const CHANGED = 'Somebody has changed it since.'
const TOO_OLD = 'Its version from before is no longer kept, because about fifty were saved since.'

/**
 * Takes back what an import did to one listing: a new one goes to the bin, a changed one gets its
 * version from before on top of the import’s, and is public again as it was. One that somebody has
 * changed, published, unpublished, deleted, opened or used since stays as it is.
 */
export const undoListing: UndoListing = async (req, saved, isPublished) => {
  const { id, isNew, before, wasPublic } = saved
  const target = { collection: 'listings', id } as const
  const row = await readRow(req, target)
  if (!row) return { why: ERASED }
  if (row.deletedAt) return { why: IN_BIN }
  // The bin asks for no rights here: after a draft import it must not take anything off the site.
  if (isPublic(row) !== (isPublished || wasPublic)) return { why: CHANGED }
  if (!(await isAsImported(req, saved, isPublished))) return { why: CHANGED }
  if (!isPublished && (await isPublishedSince(req, saved))) return { why: CHANGED }
  const open = await refuseLocked(req, target).then(() => '', sentenceOf)
  if (open) return { why: open }
  if (isNew) {
    const uses = await findUses(req, target)
    if (uses.length > 0) return { why: `It is used in ${describeUses(uses)} by now.` }
    await moveToBin(req, target, { isUsedPublicly: false })
    return 'binned'
  }
  const earlier = before === null ? undefined : await versionById(req, target, before)
  if (!earlier) return { why: TOO_OLD }
  await restoreVersion(req, target, earlier)
  // A published import refuses listings with a draft: what was before it was public.
  if (isPublished) await setPublic(req, target, true)
  else if (isPublishedVersion(earlier)) await markAsPublic(req, id)
  return 'restored'
}

const isPublishedVersion = ({ fields }: Version) => fields._status === 'published'

/**
 * Whether the newest version is what the import made. Unpublishing keeps the id of a version and
 * changes its status. A later import that was taken back has left the version of this one on top
 * again, as a new one.
 */
async function isAsImported(req: PayloadRequest, { id, made }: SavedListing, isPublished: boolean) {
  const target = { collection: 'listings', id } as const
  const newest = await newestVersion(req, target)
  if (!newest || made === null || isPublishedVersion(newest) !== isPublished) return false
  if (newest.id === made) return true
  const own = await versionById(req, target, made)
  return own !== undefined && isDeepStrictEqual(contentOf(newest.fields), contentOf(own.fields))
}

/** A draft that equals the import’s may lie over something that was published since. */
async function isPublishedSince(req: PayloadRequest, { id, before }: SavedListing) {
  const published = await newestVersion(req, { collection: 'listings', id }, 'published')
  return published !== undefined && published.id > (before ?? 0)
}

function contentOf({ createdAt, updatedAt, savedBy, ...content }: JsonObject) {
  return content
}

/**
 * The import was a draft over what is public, so that is public still, and the newest version is it
 * again. An editor may do this: nothing becomes public by it. The public row counts as saved now,
 * since Payload takes a draft that is newer than it for the newest version
 * (`payload/dist/versions/drafts/replaceWithDraftIfAvailable.js`).
 */
async function markAsPublic(req: PayloadRequest, id: number) {
  const newest = await newestVersion(req, { collection: 'listings', id })
  if (!newest) return
  const own = { main: tableOf(req.payload, 'listings'), all: versionsOf(req.payload, 'listings') }
  const [main, all] = [sql.identifier(own.main), sql.identifier(own.all)]
  await readRows(req, sql`UPDATE ${all} SET version__status = 'published' WHERE id = ${newest.id}`)
  await readRows(
    req,
    sql`UPDATE ${main} SET updated_at = (SELECT updated_at FROM ${all} WHERE id = ${newest.id})
      WHERE id = ${id}`,
  )
}
