import type { Addressed } from '@belvedere/content/model/free-slug.ts'

/** The ids that records have got in this database: pictures by name, all others by slug. */
export type Ids = Record<Addressed | 'media', Map<string, number>>

export function noIds(): Ids {
  return {
    media: new Map(),
    pages: new Map(),
    experiences: new Map(),
    'real-estate-categories': new Map(),
    listings: new Map(),
    galleries: new Map(),
    amenities: new Map(),
  }
}

/** The id of a record; a name without one is a mistake in the demo's own files. */
export function idOf(ids: Ids, collection: keyof Ids, name: string): number {
  const id = ids[collection].get(name)
  if (id === undefined)
    throw new Error(`The demo names “${name}”, which is none of its ${collection}.`)
  return id
}
