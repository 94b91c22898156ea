import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { UploadError } from './upload-error.ts'

/** A PDF ends with a mark and says where its table of contents is. */
const TAIL = 1024

/** Refuses a PDF that is not whole; nothing else of it is read, here or on the server. */
export async function inspectDocument(bytes: Bytes, name: string): Promise<void> {
  const size = await sizeOf(bytes)
  const tail = (await readPart(bytes, Math.max(0, size - TAIL), TAIL)).toString('latin1')
  if (tail.includes('%%EOF') && tail.includes('startxref')) return
  throw new UploadError(
    `"${name}" is damaged or cut short. Please export the PDF again and upload it.`,
  )
}
