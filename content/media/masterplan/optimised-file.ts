import { createHash } from 'node:crypto'
import { factsIn } from './stored-facts.ts'

type Context = Record<string, unknown>
type Stored = { filename?: string | null; shapes?: unknown }

const KEY = 'optimisedModel'

/** Holds the optimised file of an upload until its record is written. */
export function keepOptimised(context: Context, bytes: Uint8Array | null): void {
  context[KEY] = bytes
}

/** The optimised file of the upload of this request. */
export function optimisedIn(context: Context): Buffer | undefined {
  const bytes = context[KEY]
  return bytes instanceof Uint8Array
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    : undefined
}

/**
 * The part of the name that distinguishes an optimised file from those that later versions make of
 * the same model.
 */
export function markOf(bytes: Uint8Array): string {
  // The hash of the file alone is not enough: if it was uploaded itself, it would get the same
  // name.
  return createHash('sha256').update('optimised').update(bytes).digest('hex').slice(0, 8)
}

/**
 * The name of the file that the site loads: the optimised one, or the uploaded one if there is
 * none.
 */
export function fileToLoad(filename: string, mark: string | null): string {
  return mark === null ? filename : filename.replace(/\.glb$/, `-${mark}.glb`)
}

/** The names of the optimised files of a media record: one or none. */
export function optimisedFiles({ filename, shapes }: Stored): string[] {
  const mark = factsIn(shapes)?.mark
  return filename && mark ? [fileToLoad(filename, mark)] : []
}
