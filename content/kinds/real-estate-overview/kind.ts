import type { GlobalPage } from '../kind.ts'

export const realEstateOverview = {
  path: '/real-estate',
  root: 'realEstateOverview',
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Real estate' },
  shareHour: 0.54,
} as const satisfies GlobalPage
