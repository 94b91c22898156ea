import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { type Place, ReferenceWalker } from './reference-walker.ts'
import type { Target } from './target.ts'

type Row = Record<string, unknown>

/** A stored row that holds the target: a record, settings, or the newest version of one of them. */
export type Holding = {
  owner: { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }
  title: string
  noun: string
  /** Whether the public sees this row. */
  isPublic: boolean
  before: Row
  places: Place[]
  /** Stores the row without the target. */
  clean: () => Promise<unknown>
}

/** What a row was and is without the target. */
export type Found = Pick<Holding, 'before' | 'places'> & { after: Row }

/** The row without the target; nothing where it does not hold it. */
export function lookInto(
  req: PayloadRequest,
  fields: FlattenedField[],
  before: Row,
  target: Target,
) {
  const walk = new ReferenceWalker(req.payload.config, target)
  const after = walk.row(fields, before)
  return after !== before ? { before, after, places: walk.places } : undefined
}

/** Whether the public sees a row of a main table. */
export const isSeen = ({ _status }: Row) => _status === undefined || _status === 'published'
