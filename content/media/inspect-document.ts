import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { UploadError } from './upload-error.ts'

/** Number of bytes at the end in which a PDF has its trailer. */
const TAIL = 1024

/** Throws an `UploadError` for a truncated PDF. The rest of the file is never parsed. */
export async function inspectDocument(bytes: Bytes, name: string): Promise<{ kind: 'pdf' }> {
  const size = await sizeOf(bytes)
  const tail = (await readPart(bytes, Math.max(0, size - TAIL), TAIL)).toString('latin1')
  if (tail.includes('%%EOF') && tail.includes('startxref')) return { kind: 'pdf' }
  throw new UploadError(
    `"${name}" is damaged or incomplete. Please export the PDF again and upload it.`,
  )
}
