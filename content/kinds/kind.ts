import type { CollectionSlug } from 'payload'

/** The places where pages are listed, besides links to them. */
export type Found = {
  /**
   * Whether they are listed for other programs: in the sitemap, in `/llms.txt` and, if enabled, in
   * the feed.
   */
  inSitemap: boolean
  /** Whether the search of the studio finds them. */
  inSearch: boolean
  /** Whether the newest of them are in the feed. */
  inFeed: boolean
  /** The heading above them in `/llms.txt`. */
  heading: string
}

type Page = {
  /** The field of `Query`; the record’s type and the site’s query and route are named after it. */
  root: string
  found: Found
  /** The position of the sun in share pictures, 0 (sunrise) to 1 (sunset). */
  shareHour: number
}

/**
 * A page of which there is exactly one: a global with a fixed path. Paths are those of the
 * specification; an owner may name their first part otherwise (`ownPath`).
 */
export type GlobalPage = Page & { path: string }

/** The list of a collection’s records, as a field of `Query`. */
export type ListOptions = {
  root: string
  /** Fields that the text filter searches. */
  searched: readonly string[]
  /** Number fields to filter by. */
  numbers?: readonly string[]
  /** Select fields to filter by. */
  choices?: readonly string[]
  /** Text fields to filter by whether they are filled. */
  filled?: readonly string[]
  /** The fields with the values of facts, to filter and sort by what the owner lists. */
  facts?: readonly string[]
  /** Relations to filter by slug, with the collection they refer to. */
  relations?: Readonly<Record<string, CollectionSlug>>
  /** Fields to sort by; the first one is the default. */
  sorted: readonly string[]
  /** Hidden fields that replace a sort field in the database query, by field. */
  sortedAs?: Readonly<Record<string, string>>
}

/** The relation to the record above, below whose page a page is. */
export type Above<Slug extends CollectionSlug = CollectionSlug> = {
  collection: Slug
  field: string
}

/** Pages of which there can be many: records of a collection, whose paths end in their slugs. */
export type CollectionPage<Slug extends CollectionSlug = CollectionSlug> = Page & {
  labels: { singular: string; plural: string }
  /** The path before the slug: a fixed one (empty at the root of the site), or another page. */
  below: string | Above<Slug>
  /** Whether a query for one record must name its slug (specification §5). */
  isSlugRequired: boolean
  /** The list of its records in the delivery API; null without one. */
  list: ListOptions | null
  /** The value that links to its records store, and its position among the targets in the studio. */
  link: { target: string; position: number }
  /**
   * The fields that other pages show of a record, by the suffix of their cache tag: pages that show
   * only these do not depend on the rest.
   */
  tagged: Readonly<Record<string, readonly string[]>>
  /**
   * Fields that only the card on the page above shows: there the preview shows them, if that page
   * has the card.
   */
  onCard?: readonly string[]
  /** Fields that describe a page to search engines where its SEO fields are empty. */
  described: { description: string | null; picture: string | null; pictures: string | null }
}
