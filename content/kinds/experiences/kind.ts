import type { CollectionPage } from '../kind.ts'

export const experiences = {
  labels: { singular: 'Experience', plural: 'Experiences' },
  below: '/experiences',
  root: 'experience',
  isSlugRequired: true,
  list: { root: 'experiences', searched: ['title', 'description'], sorted: ['title'] },
  link: { target: 'experience', position: 2 },
  tagged: { summary: ['title', 'description', 'featuredImage'] },
  onCard: ['featuredImage'],
  described: { description: 'description', picture: 'featuredImage', pictures: null },
  found: { inSitemap: true, inSearch: true, inFeed: false, heading: 'Experiences' },
  shareHour: 0.42,
} as const satisfies CollectionPage
