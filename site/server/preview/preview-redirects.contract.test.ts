import { expect, test } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { house } from '../../testing/records.ts'
import { testSite } from '../../testing/test-site.ts'

const PASS = 'a-pass-for-an-editor-of-the-studio'
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

async function siteWithRules() {
  const site = await testSite()
  const { content } = site
  const page = { id: '7', title: 'About', blocks: [wordsBlock('b1', 'Draft words')] }
  content.drafts.set('about', page)
  content.pages.set('new', { ...page, id: '8', blocks: [wordsBlock('b1', 'New words')] })
  content.sessions.set(PASS, { session: 'session-of-the-editor', kind: 'editor' })
  content.redirects = [
    { from: '/about', to: '/new', status: 301 },
    { from: '/old', to: '/new?from=old#top', status: 301 },
    { from: '/older', to: 'https://example.org/', status: 301 },
    { from: '/offers/*', to: 'https://partner.example/*', status: 301 },
  ]
  const enter = await site.get(`/about?preview=true&token=${PASS}`)
  const cookie = enter.headers.get('set-cookie')?.split(';')[0] ?? ''
  const preview = async (path: string) => {
    const response = await site.get(path, { headers: { cookie } })
    return { response, to: response.headers.get('location'), html: await response.text() }
  }
  return { ...site, preview }
}

test('a draft at an old address is shown', async () => {
  const { preview, get } = await siteWithRules()
  const { response, html } = await preview('/about?preview=true')
  expect([response.status, html.includes('Draft words')]).toEqual([200, true])
  expect((await get('/about')).headers.get('location')).toBe('/new')
})

test.each([
  ['/old', '/new?from=old&preview=true#top'],
  ['/older', '/?preview=true'],
  ['/old/_payload.json', '/new/_payload.json?from=old&preview=true#top'],
  ['/older/_payload.json', '/_payload.json?preview=true'],
])('without a draft at %s its redirect is followed, in the preview', async (path, expected) => {
  const { preview } = await siteWithRules()
  const { response, to } = await preview(`${path}?preview=true&token=${PASS}`)
  expect([response.status, to]).toEqual([307, expected])
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
})

test('a preview follows redirects within the site only, and none without a session', async () => {
  const { preview, get } = await siteWithRules()
  const { response, to } = await preview(`/offers/summer?preview=true&token=${PASS}`)
  expect([response.status, to]).toEqual([404, null])
  const outside = await get('/offers/summer?preview=true&token=wrong')
  expect([outside.status, outside.headers.get('location')]).toEqual([401, null])
})

test.each([
  'preview=true&preview=true&token=SECRET',
  'preview=1&token=SECRET&unsaved=SECRET',
  '%70review=true&t%6Fken=SECRET',
  'token=SECRET&only=b1',
])('with %s a redirect keeps the tokens for itself', async (query) => {
  const { get } = await siteWithRules()
  const { headers } = await get(`/offers/summer?utm=1&${query}`)
  expect(headers.get('location')).toBe('https://partner.example/summer?utm=1')
})

test('the redirect to a canonical address drops the token', async () => {
  const { preview } = await siteWithRules()
  const { response, to } = await preview(`/About/?preview=true&token=${PASS}`)
  expect([response.status, to]).toEqual([307, '/about?preview=true'])
  expect(response.headers.get('set-cookie')).toContain('editor:session-of-the-editor')
})

test('the redirect to a moved draft drops the token and is private', async () => {
  const { preview, content } = await siteWithRules()
  content.records.realEstateListing = [house(1)]
  const { response, to } = await preview(`/real-estate/barns/villa-1?preview=true&token=${PASS}`)
  expect([response.status, to]).toEqual([307, '/real-estate/lagoon-villas/villa-1?preview=true'])
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
})
