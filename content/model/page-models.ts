import type { CollectionConfig, GlobalConfig } from 'payload'
import type { PageCollection, PageGlobal } from '../kinds/table.ts'
import { experiences } from './experiences.ts'
import { galleries } from './galleries.ts'
import { home } from './home.ts'
import { listings } from './listings.ts'
import { map } from './map.ts'
import { pages } from './pages.ts'
import { realEstateCategories } from './real-estate-categories.ts'
import { realEstateOverview } from './real-estate-overview.ts'

const globals: Record<PageGlobal, GlobalConfig> = {
  home,
  'real-estate-overview': realEstateOverview,
  map,
}

const collections: Record<PageCollection, CollectionConfig> = {
  pages,
  experiences,
  galleries,
  listings,
  'real-estate-categories': realEstateCategories,
}

/** The fields of every kind of page, in the order of the studio. */
export const pageGlobalModels = Object.values(globals)
export const pageCollectionModels = Object.values(collections)
