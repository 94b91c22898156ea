import { kindOfName } from './kinds.ts'
import { loadedInsteadOf, optimisedFiles } from './masterplan/optimised-file.ts'

type Context = Record<string, unknown>
type Stored = { filename?: string | null; shapes?: unknown }

const KEY = 'deliveredFile'

/** Holds what is delivered instead of an uploaded file until its record is written. */
export function keepDelivered(context: Context, bytes: Uint8Array | null): void {
  context[KEY] = bytes
}

/** What is delivered instead of the upload of this request. */
export function deliveredIn(context: Context): Buffer | undefined {
  const bytes = context[KEY]
  return bytes instanceof Uint8Array
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    : undefined
}

/** The file that browsers and decoders read: for HEIC the JPEG beside it, else the uploaded one. */
export function viewableFile(filename: string): string {
  return kindOfName(filename) === 'heic' ? `${filename}.jpg` : filename
}

/** The names of the files that are stored beside the uploaded one of a media record: one or none. */
export function filesBeside(doc: Stored): string[] {
  const { filename } = doc
  if (!filename) return []
  const viewable = viewableFile(filename)
  return viewable === filename ? optimisedFiles(doc) : [viewable]
}

/** The names that the record of a stored file may have: the reverse of `filesBeside`. */
export function recordsOf(file: string): string[] {
  const beside = /\.hei[cf]\.jpg$/i.test(file)
    ? file.slice(0, -'.jpg'.length)
    : loadedInsteadOf(file)
  return beside === undefined ? [file] : [file, beside]
}
