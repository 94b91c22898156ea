import type { Field } from 'payload'

/** What a list of changes says after the name of a field, a row or a list. */
export const VERBS = {
  changed: '',
  added: 'added',
  removed: 'removed',
  moved: 'in another order',
  hidden: 'hidden',
  shown: 'shown again',
}

/** One difference between two versions. */
export type Entry = {
  /** The path in the words of the form. */
  words: string[]
  /** The path as names of fields, with the ids of rows. */
  path: string[]
  kind: keyof typeof VERBS
  /** The value of the field, the row, or the names of the rows in their order. */
  was: unknown
  is: unknown
  /** The changed field; rows have none. */
  field?: Field
  /** The fields of a row that was added or removed. */
  fields?: Field[]
}

/** A difference in words: “Block 3 (Hero) › Title”, “Block 4 (Map) added”. */
export const entryWords = ({ words, kind }: Entry) =>
  `${words.join(' › ')} ${VERBS[kind]}`.trimEnd()
