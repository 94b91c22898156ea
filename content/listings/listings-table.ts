import type { Table } from '../service/spreadsheets/table.ts'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import type { ExistingListing } from './match-listing.ts'
import { writeCell } from './write-cell.ts'

/**
 * All listings as a table that changes nothing when it is imported. Drafts without title and slug
 * are left out: they could not be matched again.
 */
export function listingsTable(
  listings: ExistingListing[],
  columns: Column[],
  library: Library,
): Table {
  const named = listings.filter(({ title, slug }) => `${title}${slug}`.trim() !== '')
  const rows = named.map(({ values }) =>
    columns.map((column) => writeCell(values.get(column.path) ?? null, column, library)),
  )
  return {
    name: 'Listings',
    rows: [columns.map(({ heading }) => heading), ...rows],
    widths: columns.map(widthOf),
  }
}

/** The width for a heading and the usual values below it, in characters. */
export function widthOf({ heading, path, kind }: Column): number {
  const isProse = kind.type === 'pictures' || path.endsWith('description')
  return Math.max(heading.length + 2, isProse ? 40 : kind.type === 'text' ? 20 : 12)
}
