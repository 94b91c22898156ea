import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from '@belvedere/content/backup/database/database.ts'
import { databaseOf } from '@belvedere/content/backup/database/open.ts'
import type { Place } from '@belvedere/content/backup/place.ts'
import { askDatabase } from '@belvedere/content/payload/database/ask-database.ts'
import { readFound } from '@belvedere/content/payload/database/judge-database.ts'
import { restartContent, restartSites, startContent, stopContent } from './services.ts'
import type { Target } from './target.ts'

/**
 * Lets the services run in the new version, the content service first, and waits for each. The
 * database is copied while the content service is stopped. If that service does not become ready,
 * all go back to the old version, with the database as it was: nothing was written meanwhile. If a
 * site does not, the sites alone go back: the content service has taken enquiries by then, and
 * answers old sites too.
 */
export async function switchTo(target: Target, place: Place): Promise<string> {
  const { link, release, backups } = target
  const database = databaseOf(place)
  const aside = join(backups, `upgrade-${new Date().toISOString().replaceAll(/\D/g, '')}`)
  const before = join(aside, `before-${database.name}`)
  const old = readlinkSync(link)
  mkdirSync(aside, { mode: 0o700 })
  let isReady = false
  let migrations: readonly string[] | undefined
  try {
    await stopContent(target)
    migrations = (await database.copy(before)).migrations
    pointTo(link, release)
    await startContent(target)
    isReady = true
    await restartSites(target)
  } catch (error) {
    const back = { target, old, database, aside, before, migrations }
    const about = await (isReady ? sitesBack(back) : goBack(back)).catch(
      (fault: unknown) =>
        `Going back failed, too: ${wordsOf(fault)} The database from before the switch is ${before}.`,
    )
    throw new Error(`${wordsOf(error)} ${about}`, { cause: error })
  }
  pointTo(join(dirname(link), 'previous'), old)
  rmSync(aside, { recursive: true })
  return `all services run in ${release}`
}

/** Replaces a link at one moment. */
function pointTo(link: string, folder: string) {
  rmSync(`${link}.new`, { force: true })
  symlinkSync(folder, `${link}.new`)
  renameSync(`${link}.new`, link)
}

type Back = {
  target: Target
  old: string
  database: Database
  aside: string
  before: string
  /** Those of the copy; undefined if there is none. */
  migrations: readonly string[] | undefined
}

/** The old version refuses a database that the new one has migrated, so that is replaced, too. */
async function goBack({ target, old, database, aside, before, migrations }: Back) {
  await stopContent(target)
  pointTo(target.link, old)
  const isMigrated = await isMigratedSince(migrations)
  if (isMigrated) await database.replace(before, join(aside, `after-${database.name}`))
  await startContent(target)
  await restartSites(target)
  if (!isMigrated) {
    rmSync(aside, { recursive: true })
    return 'The old version runs again.'
  }
  return `The old version runs again, with the database from before the switch; that of the new version is kept in ${aside}.`
}

/** Content that the new version has written stays; if the old one can read it, it runs again. */
async function sitesBack({ target, old, aside, before, migrations }: Back) {
  pointTo(target.link, old)
  if (!(await isMigratedSince(migrations))) {
    await restartContent(target)
    await restartSites(target)
    rmSync(aside, { recursive: true })
    return 'The old version runs again.'
  }
  await restartSites(target)
  return `The sites run in the old version again. The content service goes on in ${target.release}: it has migrated the database, and what was written since would be lost. Do not restart it before the next upgrade. The database from before is kept: ${before}.`
}

async function isMigratedSince(migrations: readonly string[] | undefined): Promise<boolean> {
  if (!migrations) return false
  const { applied } = await askDatabase(readFound)
  return applied.join() !== migrations.join()
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
