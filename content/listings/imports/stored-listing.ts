import type { Listing } from '../../payload-types.ts'
import type { Column } from '../columns.ts'
import type { PlannedListing } from '../plan.ts'
import type { Value } from '../value.ts'

/** A listing as an import stores it until it is saved: what the preview showed, as fields. */
export type StoredListing = {
  row: number
  /** The listing to change, and when it was last saved as the preview saw it; null for a new one. */
  listing: { id: number; updatedAt: string } | null
  data: Partial<Listing>
}

/** A listing that an import has saved: what taking it back needs to know. */
export type SavedListing = {
  id: number
  isNew: boolean
  /** Whether it was on the site before. */
  wasPublic: boolean
  /** Its newest version before, if it had one, and the one that the import made. */
  before: number | null
  made: number | null
}

/** The planned listing without what only the preview shows. */
export function storedListing(planned: PlannedListing): StoredListing {
  const { row, listing } = planned
  const at = listing && { id: listing.id, updatedAt: listing.updatedAt }
  return { row, listing: at ?? null, data: dataOf(planned) }
}

/** Only the fields in the spreadsheet, so that nothing else is overwritten. */
function dataOf({ changes }: PlannedListing): Partial<Listing> {
  const data: Record<string, unknown> = {}
  for (const { column, after } of changes) {
    const [name = '', inner] = column.path.split('.')
    const value = stored(after, column)
    data[name] = inner ? { ...Object(data[name]), [inner]: value } : value
  }
  return data
}

function stored(value: Value, { kind }: Column) {
  if (kind.type !== 'records' && kind.type !== 'pictures') return value
  const ids = Array.isArray(value) ? value.flatMap((item) => ('id' in item ? [item.id] : [])) : []
  return kind.isMany ? ids : (ids[0] ?? null)
}
