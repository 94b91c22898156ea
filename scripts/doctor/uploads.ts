import { compareWithDatabase } from '@belvedere/content/media/ask-stored-files.ts'
import { uploads } from '@belvedere/content/media/storage/uploads-storage.ts'
import { uploadsFinding } from '@belvedere/content/media/uploads-finding.ts'
import type { Finding } from '@belvedere/kit/health/finding.ts'

/** The files that the database expects, beside those that are kept. */
export async function lookAtUploads(): Promise<Finding> {
  return uploadsFinding(uploads().about, await compareWithDatabase(await uploads().names()))
}
