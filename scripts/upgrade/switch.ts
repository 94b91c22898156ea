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
 * Lets the services run in the new version, the content service first, and waits for each. If one
 * does not become ready, all go back to the old version, with the database as it was.
 */
export async function switchTo(target: Target, place: Place): Promise<string> {
  const { link, release, backups } = target
  const database = databaseOf(place)
  const aside = join(backups, `upgrade-${new Date().toISOString().replaceAll(/\D/g, '')}`)
  const before = join(aside, `before-${database.name}`)
  const old = readlinkSync(link)
  mkdirSync(aside, { mode: 0o700 })
  const { migrations } = await database.copy(before)
  pointTo(link, release)
  try {
    await restartContent(target)
    await restartSites(target)
  } catch (error) {
    const about = await goBack({ target, old, database, aside, before, migrations }).catch(
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
  migrations: readonly string[]
}

/** The old version refuses a database that the new one has migrated, so that is replaced, too. */
async function goBack({ target, old, database, aside, before, migrations }: Back) {
  await stopContent(target)
  pointTo(target.link, old)
  const { applied } = await askDatabase(readFound)
  const isMigrated = applied.join() !== migrations.join()
  if (isMigrated) await database.replace(before, join(aside, `after-${database.name}`))
  await startContent(target)
  await restartSites(target)
  if (!isMigrated) {
    rmSync(aside, { recursive: true })
    return 'The old version runs again.'
  }
  return `The old version runs again, with the database from before the switch; that of the new version is kept in ${aside}.`
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
