import type { CollectionPage } from '../kind.ts'

export const listings = {
  labels: { singular: 'Listing', plural: 'Listings' },
  below: { collection: 'real-estate-categories', field: 'category' },
  root: 'realEstateListing',
  isSlugRequired: true,
  list: {
    root: 'listings',
    searched: ['title', 'unit', 'description'],
    numbers: ['bedrooms', 'bathrooms', 'price', 'area'],
    choices: ['status'],
    filled: ['meshKey'],
    facts: ['facts', 'bedrooms', 'bathrooms', 'area'],
    relations: { category: 'real-estate-categories' },
    sorted: ['title', 'unit', 'price', 'area', 'bedrooms', 'bathrooms'],
    sortedAs: { unit: 'unitOrder' },
  },
  link: { target: 'listing', position: 4 },
  tagged: {
    card: [
      ...['title', 'unit', 'status', 'price', 'priceSmall', 'category', 'area', 'squareFootage'],
      ...['bedrooms', 'bathrooms', 'thumbnail', 'standIn', 'related', 'facts'],
    ],
    map: ['meshKey', 'description'],
  },
  onCard: ['thumbnail', 'priceSmall'],
  described: { description: 'description', picture: 'thumbnail', pictures: 'pictures' },
  found: { inSitemap: true, inSearch: true, inFeed: true, heading: 'Newest houses' },
  shareHour: 0.71,
} as const satisfies CollectionPage
