import type { CollectionSlug, Option } from 'payload'

/**
 * A collection that links can lead to: its name as a target, its label, and its singular in
 * messages.
 */
export type Kind = { target: string; label: string; collection: CollectionSlug; singular: string }

/** The collections whose records have pages. */
export const records: Kind[] = [
  { target: 'page', label: 'Page', collection: 'pages', singular: 'a page' },
  {
    target: 'experience',
    label: 'Experience',
    collection: 'experiences',
    singular: 'an experience',
  },
  {
    target: 'category',
    label: 'Category',
    collection: 'real-estate-categories',
    singular: 'a category',
  },
  { target: 'listing', label: 'Listing', collection: 'listings', singular: 'a listing' },
  { target: 'gallery', label: 'Gallery', collection: 'galleries', singular: 'a gallery' },
]

/** The targets a link can have. */
export const targets: Option[] = [
  ...records.map(({ target, label }) => ({ label, value: target })),
  { label: 'Anchor on this page', value: 'anchor' },
  { label: 'URL', value: 'url' },
]

/** A link stored before there were other targets has none and leads to a page. */
export const targetOf = ({ target }: { target?: unknown }): unknown => target ?? 'page'
