import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { familyOf, HEADER_BYTES } from './family.ts'
import { readApart } from './foreign-files/read-apart.ts'
import type { Family, FileKind } from './kinds.ts'
import { checkSize } from './limits.ts'
import { type Facts, foundIn } from './upload-answer.ts'
import { UploadError } from './upload-error.ts'

type InspectedUpload = {
  kind: FileKind
  family: Family
  facts: Facts
  /** The smaller file that is stored with a model, if one could be made. */
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
  const kind = family === 'picture' && isMarkup(head) ? 'drawing' : family
  const reading = await readApart(kind, name, bytes)
  if ('flaw' in reading) throw new UploadError(`"${name}" ${reading.flaw}`)
  return { family, ...foundIn(reading.answer) }
}

/** Whether a file begins like markup, and is no picture of another format. */
function isMarkup(head: Buffer) {
  return head.toString().trimStart().startsWith('<')
}
