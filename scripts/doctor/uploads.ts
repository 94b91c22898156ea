import { compareUploads, STORED_FILES } from '@belvedere/content/media/missing-uploads.ts'
import { uploads } from '@belvedere/content/media/storage/uploads-storage.ts'
import { uploadsFinding } from '@belvedere/content/media/uploads-finding.ts'
import { askDatabase } from '@belvedere/content/payload/database/ask-database.ts'
import type { Finding } from '@belvedere/kit/health/finding.ts'

/** The files that the database expects, beside those that are kept. */
export async function lookAtUploads(): Promise<Finding> {
  const { rows } = await askDatabase((ask) =>
    ask(STORED_FILES).catch((error) => {
      // A database that no program has opened yet has no tables.
      if (/no such table|does not exist/.test(String(error))) return { rows: [] }
      throw error
    }),
  )
  return uploadsFinding(uploads().about, compareUploads(rows, await uploads().names()))
}
