import { join } from 'node:path'
import {
  awaySentence,
  compareUploads,
  STORED_FILES,
} from '@belvedere/content/media/missing-uploads.ts'
import { askDatabase } from '@belvedere/content/payload/database/ask-database.ts'
import { dataDir } from '@belvedere/kit/env.ts'
import { type Finding, fault, ok } from '@belvedere/kit/health/finding.ts'

const NAMED = 5

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
  const found = compareUploads(rows, folder)
  const { expected, missing } = found
  const away = awaySentence(folder, found)
  if (away) return fault(away, 'Then start the content service again.')
  if (missing.length === 0) return ok(`All ${expected} files of the database are in ${folder}.`)
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''
  return fault(
    `${missing.length} of ${expected} files are missing in ${folder}: ${missing.slice(0, NAMED).join(', ')}${more}.`,
    'Copy them from a backup, or upload them again in the library.',
  )
}
