import type { Option } from 'payload'
import { collectionPages } from '../../page-kinds.ts'

/** A collection that links can lead to, with its name as a target. */
export type Kind = (typeof collectionPages)[number]

/** The targets a link can have. */
export const targets: Option[] = [
  ...collectionPages.map(({ target, label }) => ({ label, value: target })),
  { label: 'Anchor on this page', value: 'anchor' },
  { label: 'URL', value: 'url' },
]

/** A link stored before there were other targets has none and leads to a page. */
export const targetOf = ({ target }: { target?: unknown }): unknown => target ?? 'page'
