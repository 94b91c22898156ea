import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload'
import { isCollection } from '../../payload/is-collection.ts'

/** A record that can be in the bin. */
export type Binned = { collection: CollectionSlug; id: number }

/** The record of an entry: `pages:12`. */
export function targetOf(req: PayloadRequest, record: string): Binned {
  const [collection = '', id] = record.split(':')
  if (!isCollection(req.payload, collection)) throw new NotFound(req.t)
  return { collection, id: Number(id) }
}

export const recordOf = ({ collection, id }: Binned): string => `${collection}:${id}`
