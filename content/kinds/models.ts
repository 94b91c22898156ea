import type { CollectionConfig, GlobalConfig } from 'payload'
import { experiences } from './experiences/model.ts'
import { galleries } from './galleries/model.ts'
import { home } from './home/model.ts'
import { listings } from './listings/model.ts'
import { map } from './map/model.ts'
import { pages } from './pages/model.ts'
import { realEstateCategories } from './real-estate-categories/model.ts'
import { realEstateOverview } from './real-estate-overview/model.ts'
import type { PageCollection, PageGlobal } from './table.ts'

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
