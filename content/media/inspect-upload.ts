import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { familyOf, HEADER_BYTES, isDrawing, isHeif } from './family.ts'
import { readApart } from './foreign-files/read-apart.ts'
import type { Family, FileKind } from './kinds.ts'
import { checkSize } from './limits.ts'
import { type Facts, foundIn } from './upload-answer.ts'
import { UploadError } from './upload-error.ts'

type InspectedUpload = {
  kind: FileKind
  family: Family
  facts: Facts
  /** What is delivered instead: a smaller file of a model, if one could be made, or a JPEG of HEIC. */
  optimised: Uint8Array | null
}

/**
 * Determines the kind of an uploaded file and has it checked in a process of its own; throws an
 * `UploadError`.
 */
export async function inspectUpload(bytes: Bytes, name: string): Promise<InspectedUpload> {
  const head = await readPart(bytes, 0, HEADER_BYTES)
  const family = familyOf(head, name)
  checkSize(family, await sizeOf(bytes), name)
  const kind = family === 'picture' ? readingOf(head) : family
  const reading = await readApart(kind, name, bytes)
  if ('flaw' in reading) throw new UploadError(`"${name}" ${reading.flaw}`)
  return { family, ...foundIn(reading.answer) }
}

/** The limits within which a picture is read: those of a drawing, of HEIC, or of all others. */
function readingOf(head: Buffer) {
  if (isDrawing(head)) return 'drawing'
  return isHeif(head) ? 'heic' : 'picture'
}
