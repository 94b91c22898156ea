import type { CollectionSlug, Option } from 'payload'

/** A kind of record that links lead to, under its name as a target, and in words. */
export type Kind = { target: string; label: string; collection: CollectionSlug; wanted: string }

/** Kinds of record that have a page of their own, as a link's target names them. */
export const records: Kind[] = [
  { target: 'page', label: 'Page', collection: 'pages', wanted: 'a page' },
  { target: 'experience', label: 'Experience', collection: 'experiences', wanted: 'an experience' },
  {
    target: 'category',
    label: 'Category of properties',
    collection: 'real-estate-categories',
    wanted: 'a category',
  },
  { target: 'listing', label: 'Listing', collection: 'listings', wanted: 'a listing' },
  { target: 'gallery', label: 'Gallery', collection: 'galleries', wanted: 'a gallery' },
]

/** Everything a link may lead to. */
export const targets: Option[] = [
  ...records.map(({ target, label }) => ({ label, value: target })),
  { label: 'A place on the same page', value: 'anchor' },
  { label: 'Another address', value: 'url' },
]

/** Links that were set before there were other targets name none and lead to a page. */
export const targetOf = ({ target }: { target?: unknown }): unknown => target ?? 'page'
