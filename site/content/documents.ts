import type { DocumentNode } from 'graphql'
import { amenitiesQuery, listingsQuery } from './inventory.ts'
import { categoryListingsQuery } from './listing-lists.ts'
import { pageQueries } from './pages.ts'
import { redirectsQuery } from './redirects.ts'
import { settingsQuery } from './settings.ts'

/** Every query this site asks with its published token; the content service answers no other. */
export const documents: readonly DocumentNode[] = [
  ...pageQueries.values(),
  settingsQuery,
  listingsQuery,
  categoryListingsQuery,
  amenitiesQuery,
  redirectsQuery,
]
