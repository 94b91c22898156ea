import type { Column } from './columns.ts'
import type { ExistingListing } from './match-listing.ts'
import type { ImportProblem } from './problem.ts'
import type { OtherHeading } from './read-headings.ts'
import type { Value } from './value.ts'

/** A listing that the import would create or change, with its new values. */
export type PlannedListing = {
  row: number
  title: string
  by: 'slug' | 'title' | 'none'
  listing: ExistingListing | undefined
  changes: { column: Column; before: Value; after: Value }[]
}

/** The effect of an import. With problems it has none. */
export type Plan = {
  listings: PlannedListing[]
  untouched: number
  notes: string[]
  others: OtherHeading[]
  problems: ImportProblem[]
}
