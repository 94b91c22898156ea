import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { house, ownWords } from '../../testing/records.ts'
import { testSite } from '../../testing/test-site.ts'

const PASS = 'a-pass-for-an-editor-of-the-studio'
const KEY = 'the-key-of-an-unsaved-document'

async function siteWithBrand() {
  const site = await testSite()
  site.content.sessions.set(PASS, { session: 'session-of-the-editor', kind: 'editor' })
  site.content.brand = ownWords({
    notFound: {
      title: 'Gone',
      heading: 'Nothing grows here',
      text: 'Ask us for the way.',
      contact: 'Ask us',
    },
    away: { heading: 'Back soon' },
  })
  const preview = (path: string, query = '') =>
    site.get(`${path}?preview=true&token=${PASS}${query}`)
  return { ...site, preview }
}

test('previews show the error screens at /404, /500 and /503, with links to their texts', async () => {
  const { preview } = await siteWithBrand()
  const response = await preview('/404')
  const page = parseHtml(await response.text())
  const fieldOf = (selector: string) =>
    page.querySelector(selector)?.closest('[data-edit]')?.getAttribute('data-edit')
  expect(response.status).toBe(200)
  expect(page.title).toBe('Gone')
  expect(page.querySelector('h1')?.textContent).toBe('Nothing grows here')
  expect(page.querySelector('main p a')?.textContent).toBe('Ask us')
  expect(fieldOf('main h1')).toBe('global:brand#words.notFound.heading')
  // The owner has not set it: the field is empty, and the page shows the default.
  expect(fieldOf('main a[href="/?preview=true"]')).toBe('global:brand#words.notFound.button')
  expect(page.querySelector('#preview-bar a')?.getAttribute('href')).toMatch(/globals\/brand$/)
})

test.each([
  ['/500', 'Nothing grows here'],
  ['/503', 'Back soon'],
])('%s shows %s', async (path, heading) => {
  const { preview } = await siteWithBrand()
  const page = parseHtml(await (await preview(path)).text())
  expect(page.querySelector('h1')?.textContent).toBe(heading)
})

test.each([
  ['/404', 'notFound'],
  ['/500', 'failed'],
  ['/503', 'away'],
])('in %s the linked words and those around them lead to their own fields', async (path, group) => {
  const { preview, content } = await siteWithBrand()
  content.brand = ownWords({
    [group]: { text: 'Lost? Ask us for the way.', contact: 'Ask us' },
  })
  const page = parseHtml(await (await preview(path)).text())
  const link = page.querySelector('main p a')
  expect(link?.textContent).toBe('Ask us')
  expect(link?.getAttribute('data-edit')).toBe(`global:brand#words.${group}.contact`)
  expect(link?.parentElement?.textContent).toBe('Lost? Ask us for the way.')
  expect(link?.parentElement?.getAttribute('data-edit')).toBe(`global:brand#words.${group}.text`)
})

test('unsaved words are rendered as well', async () => {
  const { preview, content } = await siteWithBrand()
  const { order, blocks } = await (await preview('/404/_payload.json', `&unsaved=${KEY}`)).json()
  expect(content.previewHeaders).toMatchObject({ 'x-unsaved': KEY })
  expect(order).toEqual(['error_screen'])
  expect(blocks[0].html).toContain('Nothing grows here')
})

test.each(['/404', '/500', '/503'])('in public %s is not found', async (path) => {
  const { get } = await siteWithBrand()
  expect((await get(path)).status).toBe(404)
})

test('a page at the address of an error screen comes first', async () => {
  const { preview, content } = await siteWithBrand()
  content.drafts.set('404', { id: '9', title: 'House 404', blocks: [] })
  expect(await (await preview('/404')).text()).toContain('House 404')
})

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
])('without a draft at %s its redirect is followed within the preview', async (path, expected) => {
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
])('with %s a redirect does not pass on the token', async (query) => {
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
