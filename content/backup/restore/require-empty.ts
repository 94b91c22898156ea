import type { Database } from '../database/database.ts'
import type { Uploads } from '../uploads/uploads.ts'

/** Throws if a place has content: a restore never overwrites any. */
export async function requireEmpty(database: Database, uploads: Uploads): Promise<void> {
  const found = [await database.occupied(), await uploads.occupied()].filter(
    (one) => one !== undefined,
  )
  if (found.length === 0) return
  throw new Error(
    `There is content already: ${found.join(' and ')}. A restore overwrites nothing. Stop the site and the content service, move that aside, and run this again (docs/backup.md, “Restore”).`,
  )
}
