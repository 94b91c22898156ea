import type { CollectionConfig } from 'payload'
import { addToCollection } from '../../payload/feature.ts'
import { sheetEndpoints } from './sheet-endpoints.ts'
import { tryEndpoint } from './try-address.ts'

/** Adds trying an address, and importing a sheet of redirects, above their list. */
export const withRedirectTools = (redirects: CollectionConfig): CollectionConfig =>
  addToCollection(redirects, {
    aboveList: ['/workflow/redirects/studio/redirect-tools.tsx#RedirectTools'],
    endpoints: [tryEndpoint, ...sheetEndpoints],
  })
