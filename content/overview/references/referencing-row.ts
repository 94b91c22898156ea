import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { type Place, ReferenceWalker } from './reference-walker.ts'

type Row = Record<string, unknown>

/** A stored row that refers to the target: a record, a global, or the newest version of one. */
export type ReferencingRow = {
  owner: { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }
  title: string
  noun: string
  /** Whether this row is published. */
  isPublic: boolean
  before: Row
  places: Place[]
  /** Stores the row without the target, as it was read: whoever writes the owner meanwhile loses. */
  clean: () => Promise<unknown>
  /** Reads the same row again; nothing if it does not refer to the target any more. */
  again: () => Promise<ReferencingRow[]>
}

/** A row before and after the references to the target are removed. */
export type RowChange = Pick<ReferencingRow, 'before' | 'places'> & { after: Row }

/** The row with its references to the target removed, or undefined if it has none. */
export function removeFromRow(
  req: PayloadRequest,
  fields: FlattenedField[],
  before: Row,
  target: Target,
): RowChange | undefined {
  const walker = new ReferenceWalker(req.payload.config, target)
  const after = walker.row(fields, before)
  return after !== before ? { before, after, places: walker.places } : undefined
}
