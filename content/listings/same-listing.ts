import { foldName } from './fold.ts'
import type { PlannedListing } from './plan.ts'
import type { ImportProblem } from './problem.ts'
import type { ListingRow } from './read-rows.ts'

/**
 * Finds rows about the same listing, of which the second would overwrite the values of the first.
 */
export class SeenRows {
  readonly #rows = new Map<string, number>()

  /** The problem of a row that is about the listing of an earlier one. */
  check(planned: PlannedListing, { row, values }: ListingRow): ImportProblem[] {
    const slug = values.get('slug')
    const key = keyOf(planned, slug, values.get('category'))
    const first = key && this.#rows.get(key)
    if (key && !first) this.#rows.set(key, row)
    if (!first) return []
    const advice =
      planned.listing || slug ? '' : ' To have two of this title, give each its own slug.'
    return [{ row, column: '', message: `Row ${first} is about the same listing.${advice}` }]
  }
}

function keyOf({ listing, title }: PlannedListing, slug: unknown, category: unknown) {
  if (listing) return `listing ${listing.id}`
  if (slug) return `slug ${slug}`
  return title && `title ${foldName(title)} in ${JSON.stringify(category)}`
}
