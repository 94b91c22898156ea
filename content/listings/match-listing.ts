import { foldName } from './fold.ts'
import type { Value } from './value.ts'

/** A listing of the content service; `isDraft` if it has unpublished changes. */
export type ExistingListing = {
  id: number
  title: string
  slug: string
  category: number | undefined
  isDraft: boolean
  updatedAt: string
  values: ReadonlyMap<string, Value>
}

/**
 * The listing of a row: an existing one, with the field by which it was found, or a new one, which
 * may have the title of one in another category.
 */
export type Match =
  | { listing: ExistingListing; by: 'slug' | 'title' }
  | { listing: undefined; by: 'none'; hasNamesake: boolean }
  | { problem: string }

type RowKey = { slug: Value; title: Value; category: number | undefined }

/** Finds the listings of rows: by slug or, without one, by title within the category. */
export class ListingIndex {
  readonly #bySlug = new Map<string, ExistingListing>()
  readonly #byTitle = new Map<string, ExistingListing[]>()

  constructor(listings: ExistingListing[]) {
    for (const listing of listings) {
      if (listing.slug) this.#bySlug.set(listing.slug, listing)
      const key = foldName(listing.title)
      this.#byTitle.set(key, [...(this.#byTitle.get(key) ?? []), listing])
    }
  }

  find({ slug, title, category }: RowKey): Match {
    if (typeof slug === 'string') {
      const listing = this.#bySlug.get(slug)
      return listing
        ? { listing, by: 'slug' }
        : { listing: undefined, by: 'none', hasNamesake: false }
    }
    const alike = typeof title === 'string' ? (this.#byTitle.get(foldName(title)) ?? []) : []
    const found = alike.filter((each) => category === undefined || each.category === category)
    const [listing] = found
    if (!listing) return { listing: undefined, by: 'none', hasNamesake: alike.length > 0 }
    if (found.length === 1) return { listing, by: 'title' }
    const slugs = found.map((each) => each.slug || `(none, record ${each.id})`).join(', ')
    return {
      problem: `${found.length} listings are called “${title}”. Enter the slug of one: ${slugs}.`,
    }
  }
}
