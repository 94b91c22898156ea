import { askDatabase } from '../payload/database/ask-database.ts'
import { compareUploads, STORED_FILES, type Uploads } from './missing-uploads.ts'

/** Compares the files that the database of the settings expects with the names of those kept. */
export async function compareWithDatabase(names: readonly string[]): Promise<Uploads> {
  const { rows } = await askDatabase((ask) =>
    ask(STORED_FILES).catch((error) => {
      // A database that no program has opened yet has no tables.
      if (/no such table|does not exist/.test(String(error))) return { rows: [] }
      throw error
    }),
  )
  return compareUploads(rows, names)
}
