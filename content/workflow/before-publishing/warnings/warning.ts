import type { Leaf } from '../leaves-of.ts'
import type { Records } from '../read-records.ts'

/** Something to look at before publishing; it can be passed over. */
export type Warning = {
  sentence: string
  /** Where it is, in the words of the form; empty for the record as a whole. */
  place: string
  /** The path of its field. */
  path: string | null
}

/** Looks for one sort of flaw in the fields of a form. */
export type Check = (leaves: Leaf[], records: Records) => Warning[]

/** A warning about one field. */
export const warn = ({ words, path }: Leaf, sentence: string): Warning => ({
  sentence,
  place: words.join(' › '),
  path: path.join('.'),
})
