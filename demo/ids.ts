import { type Addressed, addressed } from '@belvedere/content/model/free-slug.ts'

/** Record ids in this database: media by name, all others by slug. */
export type Ids = Record<Addressed | 'media', Map<string, number>>

export function emptyIds(): Ids {
  return Object.fromEntries([...addressed, 'media'].map((name) => [name, new Map()])) as Ids
}

/** The id of a record; throws when a property's files refer to a name that does not exist. */
export function idOf(ids: Ids, collection: keyof Ids, name: string): number {
  const id = ids[collection].get(name)
  if (id === undefined)
    throw new Error(`The copy refers to “${name}”, which is not in its ${collection}.`)
  return id
}
