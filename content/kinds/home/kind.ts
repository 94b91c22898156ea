import type { GlobalPage } from '../kind.ts'

export const home = {
  path: '/',
  root: 'home',
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Pages' },
  shareHour: 0.27,
} as const satisfies GlobalPage
