import type { Addressed } from '@belvedere/content/model/free-slug.ts'
import type { PayloadRequest } from 'payload'
import { RECORD_PARTS } from './format/parts.ts'
import { type Property, recordsIn } from './format/read-property.ts'
import { storedOf } from './format/stored.ts'
import type { Ids } from './ids.ts'

/** A record of a property. Its data refers to other records, so it needs all ids. */
export type SeedRecord = {
  collection: Addressed
  title: string
  slug: string
  data: (ids: Ids) => object
  write: (req: PayloadRequest, id: number, ids: Ids) => Promise<unknown>
}

/** Every record of a property that has a slug, in the order in which they are written. */
export function recordsOfProperty(property: Property): SeedRecord[] {
  return RECORD_PARTS.flatMap(({ key, collection, fields }) => {
    return recordsIn(property, key).map((record): SeedRecord => {
      const data = (ids: Ids) => {
        return { ...storedOf(fields, record, ids), _status: 'published' as const }
      }
      return {
        collection,
        title: record.title,
        slug: record.slug,
        data,
        write: (req, id, ids) => {
          return req.payload.update({ collection, id, data: data(ids), depth: 0, req })
        },
      }
    })
  })
}
