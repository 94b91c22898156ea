import { join } from 'node:path'
import { dataDir } from '../env.ts'
import { EDITOR_BYTES } from '../limits.ts'
import type { Family } from './kinds.ts'
import { UploadError } from './upload-error.ts'

/** Maximum size of an upload in megabytes. A photograph of 50 megapixels stays below it. */
export const MAX_MEGABYTES: Record<Family, number> = {
  picture: 30,
  film: 120,
  document: 40,
  model: 20,
}

const MEGABYTE = 1024 * 1024

/** Maximum size of a request: the largest file and the form fields beside it. */
export const MAX_REQUEST_BYTES = (MAX_MEGABYTES.film + 1) * MEGABYTE

export const TOO_LARGE = `This file is larger than ${MAX_MEGABYTES.film} MB, the limit for a film (picture ${MAX_MEGABYTES.picture} MB, PDF ${MAX_MEGABYTES.document} MB, model ${MAX_MEGABYTES.model} MB). Please reduce its size and upload it again.`

/** Help text of the file field in the studio. */
export const UPLOAD_HELP = `Pictures: JPEG, PNG, WebP, AVIF or SVG, at most ${MAX_MEGABYTES.picture} MB and 50 megapixels. Films: MP4 (H.264) or WebM, at most ${MAX_MEGABYTES.film} MB. Documents: PDF, at most ${MAX_MEGABYTES.document} MB. Masterplan models: GLB, at most ${MAX_MEGABYTES.model} MB.`

/** Temporary folder for uploads in progress, on the same disk as the stored files. */
export function incomingDir(): string {
  return join(dataDir(), 'incoming')
}

/** Upload options for Payload: limits per request, and temporary files instead of memory. */
export const uploadLimits = {
  // The studio sends a record as one text field.
  limits: {
    fileSize: MAX_MEGABYTES.film * MEGABYTE,
    files: 1,
    fieldSize: EDITOR_BYTES,
    fields: 4,
  },
  requestSizeLimit: MAX_REQUEST_BYTES,
  abortOnLimit: true,
  responseOnLimit: TOO_LARGE,
  useTempFiles: true,
  tempFileDir: incomingDir(),
}

/** Throws an `UploadError` if a file is empty or larger than its family allows; size in bytes. */
export function checkSize(family: Family, size: number, name: string): void {
  if (size === 0) throw new UploadError(`"${name}" is empty. Please choose it again.`)
  if (size <= MAX_MEGABYTES[family] * MEGABYTE) return
  const weight = Math.ceil(size / MEGABYTE)
  throw new UploadError(
    `"${name}" is ${weight} MB: it is larger than ${MAX_MEGABYTES[family]} MB, the limit for ${WITH_ARTICLE[family]}. Please reduce its size and upload it again.`,
    413,
  )
}

const WITH_ARTICLE: Record<Family, string> = {
  picture: 'a picture',
  film: 'a film',
  document: 'a PDF',
  model: 'a model',
}
