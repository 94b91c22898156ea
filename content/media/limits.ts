import { join } from 'node:path'
import { dataDir } from '../env.ts'
import type { Family } from './kinds.ts'
import { UploadError } from './upload-error.ts'

/** The most one upload may weigh, in megabytes. A photograph of fifty megapixels stays below it. */
export const MOST: Record<Family, number> = { picture: 30, film: 120, document: 40, model: 20 }

const MEGABYTE = 1024 * 1024

/** The most a request may bring: the heaviest file, and the words about it. */
export const MOST_BYTES = (MOST.film + 1) * MEGABYTE

export const TOO_HEAVY = `This file is heavier than ${MOST.film} MB, the most that a film may weigh (a picture ${MOST.picture} MB, a PDF ${MOST.document} MB, a model ${MOST.model} MB). Please save it smaller and upload it again.`

/** What the studio says beside the file field. */
export const UPLOAD_WANTED = `Pictures: JPEG, PNG, WebP, AVIF or SVG, at most ${MOST.picture} MB and 50 megapixels. Films: MP4 (H.264) or WebM, at most ${MOST.film} MB. Documents: PDF, at most ${MOST.document} MB. Masterplan models: GLB, at most ${MOST.model} MB.`

/** Where uploads wait while they arrive; on the same disk as the files that are kept. */
export function incomingDir(): string {
  return join(dataDir(), 'incoming')
}

/** How much of a request is read before it is refused. Files arrive on the disk, not in memory. */
export const uploadLimits = {
  limits: { fileSize: MOST.film * MEGABYTE, files: 1 },
  requestSizeLimit: MOST_BYTES,
  abortOnLimit: true,
  responseOnLimit: TOO_HEAVY,
  useTempFiles: true,
  tempFileDir: incomingDir(),
}

/** Refuses a file that is heavier than its kind may be. */
export function checkWeight(family: Family, size: number, name: string): void {
  if (size === 0) throw new UploadError(`"${name}" is empty. Please choose it again.`)
  if (size <= MOST[family] * MEGABYTE) return
  const weight = Math.ceil(size / MEGABYTE)
  throw new UploadError(
    `"${name}" weighs ${weight} MB: it is heavier than ${MOST[family]} MB, the most that ${A[family]} may weigh. Please save it smaller and upload it again.`,
    413,
  )
}

const A: Record<Family, string> = {
  picture: 'a picture',
  film: 'a film',
  document: 'a PDF',
  model: 'a model',
}
