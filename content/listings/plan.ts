import type { Column } from './columns.ts'
import type { ExistingListing } from './match-listing.ts'
import type { ImportProblem } from './problem.ts'
import type { Value } from './value.ts'

/** A listing that the import would make or change, with the values that it would get. */
export type PlannedListing = {
  row: number
  title: string
  by: 'slug' | 'title' | 'none'
  listing: ExistingListing | undefined
  changes: { column: Column; before: Value; after: Value }[]
}

/** What an import would do. With problems it would do nothing. */
export type Plan = {
  listings: PlannedListing[]
  untouched: number
  notes: string[]
  problems: ImportProblem[]
}
