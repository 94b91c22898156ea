import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refusalOf } from '../../payload/database/judge-database.ts'
import { knownMigrations } from '../../payload/database/known-migrations.ts'
import { ownVersion } from '../../payload/database/version.ts'
import { keepFolderPrivate } from '../../service/private-files.ts'
import { type Manifest, NAMES } from '../archive/manifest.ts'
import type { Database } from '../database/database.ts'
import { databaseOf } from '../database/open.ts'
import { isWaitingEnquiry } from '../outboxes.ts'
import type { Place } from '../place.ts'
import { requireRecords } from '../require-records.ts'
import { makeWorkFolder, removeUnfinished } from '../unfinished.ts'
import { uploadsOf } from '../uploads/open.ts'
import { mergeErasures } from './merge-erasures.ts'
import { requireEmpty } from './require-empty.ts'
import { unpack } from './unpack.ts'

/** What is restored; enquiries that wait are left out of a rehearsal, which must not send them. */
type Options = { archive: string; place: Place; withWaiting?: boolean }

/**
 * Puts a backup into an empty place. All of it is unpacked and checked beside the place first; the
 * database comes last, so a restore that broke off is not taken for a whole one.
 */
export async function restore({ archive, place, withWaiting = true }: Options): Promise<Manifest> {
  const { dataDir } = place
  const database = databaseOf(place)
  const uploads = uploadsOf(place)
  await requireEmpty(database, uploads)
  keepFolderPrivate(dataDir)
  removeUnfinished(dataDir)
  const folder = makeWorkFolder(dataDir, 'unfinished')
  try {
    const manifest = await unpack(archive, folder)
    requireUsable(manifest, database)
    const copy = join(folder, database.name)
    requireRecords(manifest.records, await database.count(copy), copy)
    const erasures = erasuresAfter(dataDir, folder)
    try {
      await uploads.takeOver(folder)
      if (erasures !== undefined) await takeOverErasures(erasures, folder, dataDir)
      if (withWaiting) await takeOverWaiting(manifest, folder, dataDir)
      await database.restore(copy)
    } catch (error) {
      await uploads.undo()
      throw error
    }
    requireRecords(manifest.records, await database.records(), 'The restored database')
    return manifest
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Throws if the backup is of the other engine, or of a version that this code cannot open. */
function requireUsable({ engine, migrations, versions }: Manifest, database: Database): void {
  if (engine !== database.engine)
    throw new Error(
      engine === 'postgres'
        ? 'The backup is of a PostgreSQL database, and DATABASE_URL names none: set it to an empty one (docs/deploy.md, “PostgreSQL”).'
        : 'The backup is of a SQLite file, and DATABASE_URL names a PostgreSQL database: leave DATABASE_URL out, restore, and then run "npm run move" (docs/deploy.md, “From SQLite to PostgreSQL”).',
    )
  const own = { engine, version: ownVersion(), known: knownMigrations(engine) }
  const refusal = refusalOf({ applied: migrations, versions }, own)
  if (refusal) throw new Error(refusal)
}

/** The list of erasures to keep after the restore; undefined if neither this place nor the backup has one. */
function erasuresAfter(dataDir: string, folder: string): string | undefined {
  const [own, restored] = [dataDir, folder].map((one) => {
    const file = join(one, NAMES.erasures)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  })
  return own !== undefined && restored !== undefined
    ? mergeErasures(own, restored)
    : (own ?? restored)
}

async function takeOverErasures(list: string, folder: string, dataDir: string) {
  const file = join(folder, NAMES.erasures)
  await writeFile(file, list, { mode: 0o600, flush: true })
  await rename(file, join(dataDir, NAMES.erasures))
}

/** An enquiry that waits here, too, stays: both are the same. */
async function takeOverWaiting({ files }: Manifest, folder: string, dataDir: string) {
  for (const path of Object.keys(files).filter(isWaitingEnquiry)) {
    const target = join(dataDir, path)
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    if (!existsSync(target)) await rename(join(folder, path), target)
  }
}
