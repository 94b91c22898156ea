import { type Finding, fault, ok } from '@belvedere/kit/health/finding.ts'
import { awaySentence, type Uploads } from './missing-uploads.ts'
import type { UploadStore } from './storage/upload-store.ts'

const NAMED = 5

/** The files that the database expects, beside those that are kept. */
export function uploadsFinding(about: UploadStore['about'], uploads: Uploads): Finding {
  const { expected, missing } = uploads
  const away = awaySentence(about, uploads)
  if (away) return fault(away, 'Upload nothing before: it would be beside the other files.')
  if (missing.length === 0) return ok(`${about.name} has all ${expected} files of the database.`)
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''
  return fault(
    `${missing.length} of ${expected} files are missing: ${missing.slice(0, NAMED).join(', ')}${more}.`,
    'Copy them from a backup, or upload them again in the library.',
  )
}
