import { expect, test, vi } from 'vitest'
import { house } from '../../testing/records.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { metrics, publish, testSite } from '../../testing/test-site.ts'

const page = (id: string) => ({ id, title: `Page ${id}`, blocks: [] })

/** A site with these pages, and with all of them rendered. */
async function aheadSite(slugs: string[]) {
  const site = await testSite({ isAhead: true })
  const put = (...added: string[]) => {
    for (const slug of added) site.content.pages.set(slug, page(slug))
    site.content.addresses = [...site.content.pages.keys()].map((slug) => `/${slug}`)
  }
  put(...slugs)
  await publish(site, ['pages:0:address'])
  const untilRendered = (count: number) =>
    vi.waitFor(async () => expect(Object.keys((await metrics(site)).renders)).toHaveLength(count))
  await untilRendered(slugs.length)
  // A page is counted shortly before it is stored.
  const untilCached = (path: string) =>
    vi.waitFor(async () => expect((await site.get(path)).headers.get('x-cache')).toBe('hit'))
  return { ...site, put, untilRendered, untilCached }
}

test('all published pages are rendered before their first request', async () => {
  const site = await aheadSite(['one', 'two', 'three'])
  for (const slug of ['one', 'two', 'three']) await site.untilCached(`/${slug}`)
  expect((await metrics(site)).renders).toEqual({ '/one': 1, '/two': 1, '/three': 1 })
})

test('a new page is rendered when it is published', async () => {
  const site = await aheadSite(['one'])
  site.put('new')
  await publish(site, ['pages:new', 'pages:slug=new', 'pages:new:address'])
  await site.untilRendered(2)
  await site.untilCached('/new')
  expect((await metrics(site)).renders).toEqual({ '/one': 1, '/new': 1 })
})

test('unknown addresses are a 404 without a query, however many there are', async () => {
  // Otherwise the index would be read again within seconds of a publish.
  stopTheClock()
  const site = await aheadSite(['one'])
  await site.get('/warm-up')
  const before = site.content.asked.length
  const slugs = Array.from({ length: 300 }, (_, i) => `/random-${i}`)
  const answers = await Promise.all(slugs.map((slug) => site.get(slug)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(site.content.asked.slice(before)).toEqual([])
  expect((await site.get('/random/_payload.json')).status).toBe(404)
})

test('while the list of pages may be out of date the content service decides', async () => {
  const site = await aheadSite(['one'])
  site.content.pages.set('late', page('late'))
  const addresses = site.content.addresses
  site.content.addresses = null
  await publish(site, ['pages:late:address'])
  expect((await site.get('/late')).status).toBe(200)
  site.content.isDown = true
  expect((await site.get('/unknown')).status).toBe(503)
  expect(addresses).toEqual(['/one'])
})

test('a listing below another category still redirects to its own address', async () => {
  const site = await aheadSite(['one'])
  site.content.records.realEstateListing.push(house(1))
  site.content.addresses = ['/one', '/real-estate/lagoon-villas/villa-1']
  await publish(site, ['listings:h1:address'])
  await site.untilRendered(2)
  const moved = await site.get('/real-estate/sea-villas/villa-1')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    ...[308, '/real-estate/lagoon-villas/villa-1'],
  ])
})

test('pages that fail are tried again, and do not keep others from being rendered', async () => {
  const site = await testSite({ isAhead: true })
  let isBroken = true
  site.content.beforeAnswer = async (asked) => {
    site.content.isDown = isBroken && asked === 'Page one'
  }
  for (const slug of ['one', 'two']) site.content.pages.set(slug, page(slug))
  site.content.addresses = ['/one', '/two']
  await publish(site, ['pages:0:address'])
  await vi.waitFor(async () => expect((await metrics(site)).renders).toEqual({ '/two': 1 }))
  isBroken = false
  await publish(site, ['global:home'])
  await vi.waitFor(async () => expect((await metrics(site)).renders).toHaveProperty(['/one']))
})

test("the build manifest lists the published pages, and no addresses with visitors' choices", async () => {
  const site = await aheadSite(['one', 'two'])
  await site.get('/one?utm_source=letter')
  const manifest = await (await site.get('/builds/meta/build-1.json')).json()
  expect(manifest.prerendered).toEqual(['/one', '/two'])
  const other = await testSite()
  other.content.records.realEstateCat.push({ id: 'c', slug: 'sea', title: 'Sea' })
  await other.get('/real-estate/sea?bedrooms=3')
  await other.get('/real-estate/sea')
  const partial = await (await other.get('/builds/meta/build-1.json')).json()
  expect(partial.prerendered).toEqual(['/real-estate/sea'])
})
