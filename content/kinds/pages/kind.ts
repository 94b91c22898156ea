import type { CollectionPage } from '../kind.ts'

export const pages = {
  labels: { singular: 'Page', plural: 'Pages' },
  below: '',
  root: 'page',
  isSlugRequired: false,
  list: null,
  link: { target: 'page', position: 1 },
  tagged: {},
  described: { description: null, picture: null, pictures: null },
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Pages' },
  shareHour: 0.34,
} as const satisfies CollectionPage
