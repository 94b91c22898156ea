import type { Leaf } from '../leaves-of.ts'
import type { Records } from '../read-records.ts'

/** Something to check before publishing; it can be ignored. */
export type Warning = {
  sentence: string
  /** Its path, in the words of the form; empty for the record as a whole. */
  place: string
  /** The path of its field. */
  path: string | null
}

/** Checks the fields of a form for one kind of flaw. */
export type Check = (leaves: Leaf[], records: Records) => Warning[]

/** A warning about one field. */
export const warn = ({ words, path }: Leaf, sentence: string): Warning => ({
  sentence,
  place: words.join(' › '),
  path: path.join('.'),
})
