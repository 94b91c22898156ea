import { join } from 'node:path'
import { compareUploads, STORED_FILES } from '@belvedere/content/media/missing-uploads.ts'
import { uploadsFinding } from '@belvedere/content/media/uploads-finding.ts'
import { askDatabase } from '@belvedere/content/payload/database/ask-database.ts'
import { dataDir } from '@belvedere/kit/env.ts'
import type { Finding } from '@belvedere/kit/health/finding.ts'

/** The files that the database expects, beside those in the folder of uploads. */
export async function lookAtUploads(): Promise<Finding> {
  const { rows } = await askDatabase((ask) =>
    ask(STORED_FILES).catch((error) => {
      // A database that no program has opened yet has no tables.
      if (/no such table|does not exist/.test(String(error))) return { rows: [] }
      throw error
    }),
  )
  const folder = join(dataDir(), 'media')
  return uploadsFinding(folder, compareUploads(rows, folder))
}
