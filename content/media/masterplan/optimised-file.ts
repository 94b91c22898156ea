import { createHash } from 'node:crypto'
import { factsIn } from './stored-facts.ts'

type Stored = { filename?: string | null; shapes?: unknown }

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

/** The name of the uploaded model, if this may be the name of an optimised one. */
export function loadedInsteadOf(file: string): string | undefined {
  return /-[0-9a-f]{8}\.glb$/.test(file) ? file.replace(/-[0-9a-f]{8}(?=\.glb$)/, '') : undefined
}
