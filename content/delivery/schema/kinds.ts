import type { CollectionSlug, GlobalSlug } from 'payload'
import { pagePath } from '../address.ts'
import type { Doc } from '../context.ts'

type Common = {
  /** The field of `Query`; its snake case is the model key. */
  root: string
  /** Where the record lives on the site, for kinds that are pages. */
  path?: (doc: Doc) => string | undefined
}

export type GlobalKind = Common & { global: GlobalSlug }

/** Records of a collection, one of them found by its slug. */
export type SluggedKind = Common & { collection: CollectionSlug }

/** Everything the delivery API answers for. A further kind is one more line. */
export const kinds: (GlobalKind | SluggedKind)[] = [
  { root: 'site', global: 'site' },
  { root: 'global', global: 'global' },
  { root: 'home', global: 'home', path: () => '/' },
  { root: 'page', collection: 'pages', path: pagePath },
]
