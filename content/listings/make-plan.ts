import type { PayloadRequest } from 'payload'
import { betweenRows } from './between-rows.ts'
import { checkListing } from './check-listing.ts'
import type { Column } from './columns.ts'
import { foldName } from './fold.ts'
import type { Library } from './library.ts'
import { MAX_SAVED } from './limits.ts'
import { type ExistingListing, ListingIndex, type Match } from './match-listing.ts'
import type { Plan, PlannedListing } from './plan.ts'
import { planListing } from './plan-listing.ts'
import type { ImportProblem } from './problem.ts'
import type { ListingRow, SheetRows } from './read-rows.ts'

/** The inputs of a plan. */
type PlanContext = {
  columns: Column[]
  listings: ExistingListing[]
  library: Library
  publish: boolean
  open: ReadonlyMap<number, string>
  req: PayloadRequest
}

/**
 * Compares the rows of a spreadsheet with the existing listings, and finds all problems at once.
 */
export async function makePlan(sheet: SheetRows, context: PlanContext): Promise<Plan> {
  const problems = [...sheet.problems]
  const existing = new ListingIndex(context.listings)
  const seen = new SeenRows()
  const listings: PlannedListing[] = []
  const namesakes: PlannedListing[] = []
  for (const [at, row] of sheet.rows.entries()) {
    await betweenRows(at)
    const match = matchRow(row, existing)
    if ('problem' in match) {
      problems.push({ row: row.row, column: '', message: match.problem })
      continue
    }
    const planned = planListing(row, match, context.columns)
    problems.push(...seen.check(planned, row), ...(await checkListing(planned, row, context)))
    if (!match.listing && match.hasNamesake) namesakes.push(planned)
    if (planned.changes.length > 0 || !planned.listing) listings.push(planned)
  }
  const last = listings[MAX_SAVED]
  if (last) problems.push({ row: last.row, column: '', message: TOO_MANY })
  problems.sort((one, other) => one.row - other.row)
  const notes = [...sheet.notes, ...noteOf(namesakes)]
  const { others } = sheet
  return { listings, problems, notes, others, untouched: sheet.rows.length - listings.length }
}

/** A listing is moved to another category by its slug: its title alone creates a second one. */
function noteOf(namesakes: PlannedListing[]): string[] {
  if (namesakes.length === 0) return []
  const names = namesakes.slice(0, 10).map(({ row, title }) => `“${title}” (row ${row})`)
  const rest = namesakes.length - names.length
  const all = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
  return [
    `New, although another category has a listing of this title: ${all}. To change that one instead, enter its slug.`,
  ]
}

const TOO_MANY = `One import makes or changes at most ${MAX_SAVED.toLocaleString('en')} listings. Delete the rows from here on and import them afterwards.`

function matchRow({ values }: ListingRow, index: ListingIndex): Match {
  const [category] = [values.get('category')].flat()
  return index.find({
    slug: values.get('slug') ?? null,
    title: values.get('title') ?? null,
    category: isRecord(category) ? category.id : undefined,
  })
}

function isRecord(item: unknown): item is { id: number } {
  return typeof item === 'object' && item !== null && 'id' in item
}

/**
 * Finds rows about the same listing, of which the second would overwrite the values of the first.
 */
class SeenRows {
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
