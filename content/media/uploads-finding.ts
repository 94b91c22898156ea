import { type Finding, fault, ok } from '@belvedere/kit/health/finding.ts'
import { awaySentence, type Uploads } from './missing-uploads.ts'

const NAMED = 5

/** The files that the database expects, beside those in the folder of uploads. */
export function uploadsFinding(folder: string, uploads: Uploads): Finding {
  const { expected, missing } = uploads
  const away = awaySentence(folder, uploads)
  if (away) return fault(away, 'Upload nothing before: it would be hidden below the mount.')
  if (missing.length === 0) return ok(`All ${expected} files of the database are in ${folder}.`)
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''
  return fault(
    `${missing.length} of ${expected} files are missing in ${folder}: ${missing.slice(0, NAMED).join(', ')}${more}.`,
    'Copy them from a backup, or upload them again in the library.',
  )
}
