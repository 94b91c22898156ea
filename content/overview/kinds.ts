import { pageCollections } from '../kinds/table.ts'
import { isContentGlobal } from '../model/content-globals.ts'

/**
 * The kinds of records in the overview. Accounts, tokens and Payload’s own collections are not
 * content, so they are excluded, like any collection that is not listed here.
 */
const COLLECTIONS = [...pageCollections, 'amenities', 'media', 'redirects', 'patterns'] as const

/** A collection of the overview, or `global:` and the slug of a setting. */
export type Kind = (typeof COLLECTIONS)[number] | `global:${string}`

/** A record in the overview; settings have the record 0. */
export type Owner = { kind: Kind; record: number }

type Collection = (typeof COLLECTIONS)[number]

export function isCollection(slug: string): slug is Collection {
  return COLLECTIONS.some((one) => one === slug)
}

export function globalKind(slug: string): Kind {
  return `global:${slug}`
}

/** The slug of a setting; undefined for records of collections. */
export function globalOf(kind: Kind): string | undefined {
  return kind.startsWith('global:') ? kind.slice('global:'.length) : undefined
}

/**
 * The overview key of a record of a collection or a setting; undefined for records without an
 * entry.
 */
export function ownerOf(
  of: { collection: string; id: number | string } | { global: string },
): Owner | undefined {
  if ('global' in of) return { kind: globalKind(of.global), record: 0 }
  return isCollection(of.collection) ? { kind: of.collection, record: Number(of.id) } : undefined
}

/** The number of ids of one kind: the ids of entries stay exact as JavaScript numbers. */
const ROOM = 2 ** 40

/**
 * The kinds of a model in a fixed order. The index of a kind is the upper part of its entries’ ids,
 * so that the full text index finds the entries of one kind by a range of ids.
 */
export class Kinds {
  readonly all: readonly Kind[]

  constructor(globals: readonly { slug: string }[]) {
    const own = globals.filter(({ slug }) => isContentGlobal(slug))
    this.all = [...COLLECTIONS, ...own.map(({ slug }) => globalKind(slug))]
  }

  idOf({ kind, record }: Owner): number {
    return this.all.indexOf(kind) * ROOM + record
  }

  /** The smallest and the largest id that an entry of the kind can have. */
  rangeOf(kind: Kind): [number, number] {
    const first = this.all.indexOf(kind) * ROOM
    return [first, first + ROOM - 1]
  }

  ownerOf(id: number): Owner | undefined {
    const kind = this.all[Math.floor(id / ROOM)]
    return kind && { kind, record: id % ROOM }
  }
}
