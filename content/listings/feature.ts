import { addToCollection, type Feature } from '../payload/feature.ts'
import { exportEndpoint, templateEndpoint } from './download-endpoints.ts'
import { importEndpoints } from './imports/endpoints.ts'

/** Import and export of listings as CSV files and Excel workbooks. */
export const listingSheets: Feature = {
  collection: (collection) =>
    collection.slug === 'listings'
      ? addToCollection(collection, {
          aboveList: ['/listings/studio/sheet-panel.tsx#SheetPanel'],
          endpoints: [...importEndpoints, templateEndpoint, exportEndpoint],
        })
      : collection,
}
