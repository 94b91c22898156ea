import type { DocumentNode } from 'graphql'
import { addressesQuery } from '../content/addresses.ts'
import { categoryListingsQuery } from '../content/category-listings.ts'
import { elsewhereQuery } from '../content/elsewhere.ts'
import { indexedPagesQuery } from '../content/indexed-pages.ts'
import { redirectsQuery } from '../content/redirects.ts'
import { shellQuery } from '../content/settings.ts'
import {
  moreAmenitiesQuery,
  moreListingsQuery,
  settingsQuery,
} from '../content/settings-queries.ts'
import { pageQueries } from './queries.ts'

/** All queries of the site. With its token the content service accepts no others. */
export const documents: readonly DocumentNode[] = [
  ...Object.values(pageQueries),
  shellQuery,
  settingsQuery,
  moreListingsQuery,
  categoryListingsQuery,
  elsewhereQuery,
  moreAmenitiesQuery,
  redirectsQuery,
  addressesQuery,
  indexedPagesQuery,
]
