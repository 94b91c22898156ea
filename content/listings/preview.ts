import type { ImportProblem } from './problem.ts'
import type { OtherHeading } from './read-headings.ts'

/** A field of a listing before and after the import, in words. */
type PreviewField = { heading: string; before: string; after: string }

/**
 * A listing that the import would create (`by: none`) or change, with the field by which it was
 * found.
 */
export type PreviewListing = {
  row: number
  title: string
  by: 'slug' | 'title' | 'none'
  fields: PreviewField[]
}

/** A picture beside the spreadsheet that would be uploaded, with a suggested alt text. */
export type PreviewPicture = { name: string; alt: string; title: string }

/** The effect of an import, as the service reports it to the studio. */
export type ImportPreview = {
  counts: { created: number; changed: number; untouched: number }
  listings: PreviewListing[]
  pictures: PreviewPicture[]
  notes: string[]
  problems: ImportProblem[]
  /** The headings that are not known, with the field that was chosen for each. */
  others: OtherHeading[]
  /** The fields that a column can fill. */
  fields: { path: string; heading: string }[]
  stamp: string
}
