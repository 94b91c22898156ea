import type { DocumentNode } from 'graphql'
import { addressesQuery } from './addresses.ts'
import { categoryListingsQuery } from './category-listings.ts'
import { amenitiesQuery, listingsQuery } from './inventory.ts'
import { pageQueries } from './pages.ts'
import { redirectsQuery } from './redirects.ts'
import { settingsQuery } from './settings.ts'

/** All queries of the site. With the published token the content service accepts no others. */
export const documents: readonly DocumentNode[] = [
  ...pageQueries.values(),
  settingsQuery,
  listingsQuery,
  categoryListingsQuery,
  amenitiesQuery,
  redirectsQuery,
  addressesQuery,
]
