import { createHash } from 'node:crypto'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import type { Plan, PlannedListing } from './plan.ts'
import type { ImportPreview } from './preview.ts'
import { suggestAlt } from './suggest-alt.ts'
import { cellText } from './write-cell.ts'

const MAX_LISTINGS = 500
const MAX_TEXT = 400

/** A plan as an editor reads it: in words, field by field. */
export function describePlan(
  plan: Plan,
  library: Library,
  columns: readonly Column[],
): ImportPreview {
  const created = plan.listings.filter(({ listing }) => !listing).length
  return {
    counts: { created, changed: plan.listings.length - created, untouched: plan.untouched },
    listings: plan.listings.slice(0, MAX_LISTINGS).map((planned) => describe(planned, library)),
    pictures: newPictures(plan),
    notes: [...plan.notes, ...emptied(plan)],
    problems: plan.problems,
    others: plan.others,
    fields: columns.map(({ path, heading }) => ({ path, heading })),
    stamp: stampOf(plan),
  }
}

function describe({ row, title, by, listing, changes }: PlannedListing, library: Library) {
  const fields = changes.map(({ column, before, after }) => ({
    heading: column.heading,
    before: cut(listing ? cellText(before, column, library) : ''),
    after: cut(cellText(after, column, library)),
  }))
  return { row, title, by, fields }
}

/** Empty cells clear their fields, which is easily overlooked in a long list. */
function emptied({ listings }: Plan): string[] {
  const changes = listings.flatMap((planned) => (planned.listing ? planned.changes : []))
  const empty = changes.filter(({ after }) => after === null)
  if (empty.length === 0) return []
  const headings = [...new Set(empty.map(({ column }) => column.heading))].join(', ')
  const fields = empty.length === 1 ? '1 field is' : `${empty.length} fields are`
  return [`${fields} emptied, because the cell in the sheet is empty: ${headings}.`]
}

const cut = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} …` : text)

/** The files that are to be uploaded with the spreadsheet, each with an alt text to review. */
function newPictures({ listings }: Plan) {
  const pictures = new Map<string, { name: string; alt: string; title: string }>()
  for (const { title, changes } of listings) {
    for (const item of changes.flatMap(({ after }) => (Array.isArray(after) ? after : []))) {
      if (!('file' in item) || pictures.has(item.file)) continue
      pictures.set(item.file, { name: item.file, alt: suggestAlt(item.file, title), title })
    }
  }
  return [...pictures.values()]
}

/**
 * Differs as soon as the same spreadsheet would have another effect, because a listing was changed.
 */
export function stampOf({ listings, untouched }: Plan): string {
  const parts = listings.map(
    ({ row, listing }) => `${row} ${listing ? `${listing.id} ${listing.updatedAt}` : 'new'}`,
  )
  return createHash('sha256')
    .update([untouched, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 16)
}
