import type { DocumentNode } from 'graphql'
import { addressesQuery } from './addresses.ts'
import { categoryListingsQuery } from './category-listings.ts'
import { indexedPagesQuery } from './indexed-pages.ts'
import { pageQueries } from './pages.ts'
import { redirectsQuery } from './redirects.ts'
import { shellQuery } from './settings.ts'
import { moreAmenitiesQuery, moreListingsQuery, settingsQuery } from './settings-queries.ts'

/** All queries of the site. With its token the content service accepts no others. */
export const documents: readonly DocumentNode[] = [
  ...pageQueries.values(),
  shellQuery,
  settingsQuery,
  moreListingsQuery,
  categoryListingsQuery,
  moreAmenitiesQuery,
  redirectsQuery,
  addressesQuery,
  indexedPagesQuery,
]
