import { expect, test } from 'vitest'
import { isSitePath, ownPathIn } from './own-paths.ts'

const exactly = (from: string) => ownPathIn(from, (path) => path === from)
const prefix = (from: string) => ownPathIn(from, (path) => path.startsWith(from.slice(0, -1)))

test('the programs’ own paths may not be redirected', () => {
  for (const path of ['/healthz', '/share/x', '/enquiries/sent', '/visits/x', '/sitemap-2.xml'])
    expect(exactly(path), path).toBeDefined()
  expect(prefix('/heal*')).toBe('/healthz')
  for (const path of ['/sitemap-*', '/sitemap-2*', '/sitemap-23.x*'])
    expect(prefix(path), path).toMatch(/^\/sitemap-\d+\.xml$/)
  expect(exactly('/healthy')).toBeUndefined()
  expect(exactly('/sitemap-2-old')).toBeUndefined()
  expect(prefix('/old/*')).toBeUndefined()
})

test('a page may have the name of a folder that the programs also use', () => {
  expect(['/visits', '/share', '/hill'].some(isSitePath)).toBe(false)
  for (const path of ['/visits', '/share', '/publish']) expect(exactly(path), path).toBeUndefined()
  expect(['/visits/x', '/share/a.jpg', '/media', '/feed.xml'].every(isSitePath)).toBe(true)
})
