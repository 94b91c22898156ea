import type { Column } from './columns.ts'
import type { Match } from './match-listing.ts'
import type { PlannedListing } from './plan.ts'
import type { ListingRow } from './read-rows.ts'
import { isSame, type Value } from './value.ts'

type KnownMatch = Exclude<Match, { problem: string }>

/** The changes of a row to its listing, or the values of a new one. */
export function planListing(
  { row, values }: ListingRow,
  { listing, by }: KnownMatch,
  columns: Column[],
): PlannedListing {
  const changes = columns.flatMap((column) => {
    const given = values.get(column.path)
    const empty = emptyOf(column)
    const before = listing?.values.get(column.path) ?? empty
    const said = listing ? given : (given ?? column.fallback)
    if (said === undefined || (said === null && keepsItsValue(column))) return []
    const after = said ?? empty
    return isSame(before, after) ? [] : [{ column, before, after }]
  })
  return { row, listing, by, changes, title: `${values.get('title') ?? listing?.title ?? ''}` }
}

/** An empty cell clears its field, unless the field is required: then it stays unchanged. */
const keepsItsValue = ({ kind, isRequired }: Column) => isRequired || kind.type === 'slug'

/**
 * The value of an empty field: its default if it has one, which the service gives a new listing. A
 * box is “no” then; of a fact nothing is known.
 */
function emptyOf({ kind, isRequired, fallback, fact }: Column): Value {
  if (kind.type === 'yesNo') return fact ? null : false
  return isRequired ? null : (fallback ?? null)
}
