import { expect, test } from 'vitest'
import { collectionPages, globalPages } from './page-kinds.ts'
import { pagePath } from './page-path.ts'

test('the path of a page has its slugs at the positions of the pattern', () => {
  const [overview] = globalPages.filter(({ key }) => key === 'real_estate_overview')
  expect(pagePath('real_estate_overview')).toBe(overview?.path)
  const [house] = collectionPages.filter(({ key }) => key === 'real_estate_listing')
  expect(pagePath('real_estate_listing', { category: 'villas', slug: 'casa' })).toBe(
    house?.path.replace(':category', 'villas').replace(':slug', 'casa'),
  )
})
