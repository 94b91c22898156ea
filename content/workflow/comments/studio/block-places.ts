import type { FormState } from 'payload'
import { pagePathOf } from '../../../editing/beside/form-paths.ts'

/** A block of a page or one inside it, by its path in the form: `blocks.0`, `blocks.0.files.1`. */
const BLOCK = /^blocks\.\d+(\.\w+\.\d+)*$/

/** Whether a row of blocks can have comments: the blocks of a page can, and those inside them. */
export function isBlockPath(path: string): boolean {
  return BLOCK.test(path)
}

/** The paths of the blocks in a form, by their ids: with the ids of rows, as pages name them. */
export function blockPlaces(state: FormState): Map<string, string> {
  const places = new Map<string, string>()
  for (const [path, { value }] of Object.entries(state)) {
    const row = path.endsWith('.id') ? path.slice(0, -'.id'.length) : ''
    const place = isBlockPath(row) ? pagePathOf(state, row) : undefined
    if (place !== undefined && typeof value === 'string') places.set(value, place)
  }
  return places
}
