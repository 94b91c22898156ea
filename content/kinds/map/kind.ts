import type { GlobalPage } from '../kind.ts'

export const map = {
  path: '/map',
  root: 'map',
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Pages' },
  shareHour: 0.5,
} as const satisfies GlobalPage
