import type { CollectionPage } from '../kind.ts'

export const galleries = {
  labels: { singular: 'Gallery', plural: 'Galleries' },
  below: '/gallery',
  root: 'gallery',
  isSlugRequired: true,
  list: { root: 'galleries', searched: ['title'], sorted: ['title'] },
  link: { target: 'gallery', position: 5 },
  tagged: { summary: ['title', 'thumbnail'] },
  onCard: ['thumbnail'],
  described: { description: null, picture: null, pictures: 'images' },
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Galleries' },
  shareHour: 0.58,
} as const satisfies CollectionPage
