import type { DocumentNode } from 'graphql'
import {
  categoryPage,
  experiencePage,
  genericPage,
  homePage,
  listingPage,
  mapPage,
  overviewPage,
} from '../content/pages.ts'
import { galleryQuery } from '../content/screen-queries.ts'
import type { Route } from './routes.ts'

/** The query of every kind of page (spec §7). */
export const pageQueries = {
  home: homePage,
  map: mapPage,
  real_estate_overview: overviewPage,
  page: genericPage,
  experience: experiencePage,
  real_estate_cat: categoryPage,
  real_estate_listing: listingPage,
  gallery: galleryQuery,
} satisfies Record<Route['kind'], DocumentNode>
