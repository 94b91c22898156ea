import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Contents, Database } from './database/database.ts'
import type { UploadCollector } from './uploads/collect.ts'

type Copied = { contents: Contents; takenAt: Date; file: string }

/** Editors would have to replace files during each of them. */
const TRIES = 8

/**
 * Copies the database and the uploads that it names. A file that is replaced, moved or deleted while
 * the database is copied may be another one than the copy means: then it is copied once more.
 */
export async function copyDatabase(
  database: Database,
  folder: string,
  uploads: UploadCollector,
): Promise<Copied> {
  const file = join(folder, database.name)
  let missingBefore: string | undefined
  for (let tried = 0; tried < TRIES; tried++) {
    rmSync(file, { force: true })
    const takenAt = new Date()
    const contents = await database.copy(file)
    const isMixed = await uploads.collect()
    const missing = contents.uploads.filter((path) => !uploads.has(path)).join()
    // What is missing in two copies was missing before this backup.
    if (!isMixed && (missing === '' || missing === missingBefore))
      return { contents, takenAt, file }
    missingBefore = missing
  }
  throw new Error(
    'Files of the library were replaced again and again during the backup, so it is not complete. Run it again when nobody replaces files.',
  )
}
