import { join } from 'node:path'
import { dataDir } from '../service/env.ts'
import { EDITOR_BYTES } from '../service/limits.ts'
import type { Family } from './kinds.ts'
import { UploadError } from './upload-error.ts'
import { MAX_MEGABYTES, MEGABYTE, sizeFlaw } from './weight.ts'

/** Maximum size of a request: the largest file and the form fields beside it. */
export const MAX_REQUEST_BYTES = (MAX_MEGABYTES.film + 1) * MEGABYTE

export const TOO_LARGE = `This file is larger than ${MAX_MEGABYTES.film} MB, the limit for a film (picture ${MAX_MEGABYTES.picture} MB, PDF ${MAX_MEGABYTES.document} MB, model ${MAX_MEGABYTES.model} MB, font ${MAX_MEGABYTES.font} MB). Please reduce its size and upload it again.`

/** Help text of the file field in the studio. */
export const UPLOAD_HELP = `Pictures: JPEG, HEIC, PNG, WebP, AVIF or SVG, at most ${MAX_MEGABYTES.picture} MB and 50 megapixels. Films: MP4 (H.264) or WebM, at most ${MAX_MEGABYTES.film} MB. Documents: PDF, at most ${MAX_MEGABYTES.document} MB. Masterplan models: GLB, at most ${MAX_MEGABYTES.model} MB. Fonts: WOFF2, at most ${MAX_MEGABYTES.font} MB.`

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
  const flaw = sizeFlaw(family, size, name)
  if (flaw) throw new UploadError(flaw, size === 0 ? 400 : 413)
}
