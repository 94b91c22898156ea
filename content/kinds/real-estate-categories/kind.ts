import type { CollectionPage } from '../kind.ts'

export const realEstateCategories = {
  labels: { singular: 'Category', plural: 'Categories' },
  below: '/real-estate',
  root: 'realEstateCat',
  isSlugRequired: true,
  list: { root: 'realEstateCats', searched: ['title', 'description'], sorted: ['title'] },
  link: { target: 'category', position: 3 },
  tagged: {
    title: ['title'],
    hour: ['hour'],
    noun: ['noun'],
    summary: ['description', 'featuredImage'],
  },
  onCard: ['featuredImage'],
  described: { description: 'description', picture: 'featuredImage', pictures: null },
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Real estate' },
  shareHour: 0.63,
} as const satisfies CollectionPage
