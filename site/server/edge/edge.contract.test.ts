import { expect, test, vi } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { publish, testSite } from '../../testing/test-site.ts'
import type { EdgeDriver } from './driver.ts'
import { varnish } from './drivers/varnish.ts'
import { ALL, keyOf, type PurgeKind } from './keys.ts'

/** Notes what is purged, and the text of the page at that moment. */
function fakeEdge() {
  const purges: { kind: PurgeKind; keys: readonly string[] }[] = []
  const edge = {
    purges,
    before: async (_keys: readonly string[]) => {},
    driver: {
      ...varnish([]),
      purge: async (keys, kind) => {
        await edge.before(keys)
        purges.push({ kind, keys })
      },
    } satisfies EdgeDriver,
  }
  return edge
}

const page = (text: string, tags: string[] = []) => ({
  id: '1',
  title: 'Page',
  blocks: [wordsBlock('i1', text)],
  tags,
})

async function siteWithEdge() {
  const edge = fakeEdge()
  const site = await testSite({ edge: edge.driver })
  site.content.pages.set('one', page('First', ['media:7']))
  await site.text('/one')
  await vi.waitFor(() => expect(edge.purges).toHaveLength(1))
  return { edge, site }
}

test('pages and payloads tell the cache in front what they depend on; browsers ask as before', async () => {
  const { site } = await siteWithEdge()
  for (const path of ['/one', '/one/_payload.json', '/one?utm_source=letter']) {
    const { headers } = await site.get(path)
    const keys = headers.get('surrogate-key')?.split(' ') ?? []
    expect(keys).toEqual(expect.arrayContaining([ALL, keyOf('media:7'), keyOf('pages:1')]))
    expect(headers.get('surrogate-control')).toMatch(/^max-age=(?:300|29\d), stale-while/)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
  const etag = (await site.get('/one')).headers.get('etag') ?? ''
  const unchanged = await site.get('/one', { headers: { 'if-none-match': etag } })
  expect([unchanged.status, unchanged.headers.has('surrogate-key')]).toEqual([304, true])
})

test('without a cache in front, and on what is no page, there are no such headers', async () => {
  const { site } = await siteWithEdge()
  const plain = await testSite({ content: site.content })
  for (const one of [
    await plain.get('/one'),
    await site.get('/nowhere'),
    await site.get('/readyz'),
  ])
    expect([...one.headers.keys()].filter((name) => name.startsWith('surrogate'))).toEqual([])
})

test('a page that is out of date may be kept for a second only', async () => {
  const { site } = await siteWithEdge()
  site.content.isDown = true
  await publish(site, ['media:7'])
  const { headers } = await site.get('/one')
  expect(headers.get('x-cache')).toBe('stale')
  expect(headers.get('surrogate-control')).toMatch(/^max-age=1, /)
})

test('a publish is acknowledged after the new page exists and the old one is purged', async () => {
  const { site, edge } = await siteWithEdge()
  const shown: string[] = []
  edge.before = async () => {
    shown.push(await site.text('/one'))
  }
  site.content.pages.set('one', page('Second', ['media:7']))
  expect((await publish(site, ['media:7'])).status).toBe(204)
  expect(edge.purges.at(-1)).toEqual({ kind: 'soft', keys: [keyOf('media:7'), 'many'] })
  expect(shown.map((html) => html.includes('Second'))).toEqual([true])
})

test('a site that starts purges everything softly: it does not know what it has missed', async () => {
  const { edge } = await siteWithEdge()
  expect(edge.purges).toEqual([{ kind: 'soft', keys: [ALL] }])
})

test('a publish is not acknowledged while the purge fails, and is once it works', async () => {
  const clock = stopTheClock()
  const { site, edge } = await siteWithEdge()
  const [begun, away] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  edge.before = () => {
    begun.resolve()
    return away.promise
  }
  const first = publish(site, ['media:7'])
  await begun.promise
  await clock.pass(3000)
  const refused = await first
  expect([refused.status, await refused.text()]).toEqual([
    503,
    'The cache in front of the site is not purged yet.\n',
  ])
  away.resolve()
  expect((await publish(site, [], { sequence: site.content.feed.latest() })).status).toBe(204)
})

test('of several copies each purges after itself, so that none brings an old page back', async () => {
  const { site, edge } = await siteWithEdge()
  const other = fakeEdge()
  const slow = await testSite({ content: site.content, edge: other.driver })
  await slow.text('/one')
  await vi.waitFor(() => expect(other.purges).toHaveLength(1))
  site.content.pages.set('one', page('Second', ['media:7']))
  expect((await publish(site, ['media:7'])).status).toBe(204)
  expect(edge.purges).toHaveLength(2)
  // Until it hears of the change, the other copy may fill the cache with the old page.
  expect(await slow.text('/one')).toContain('First')
  const sequence = site.content.feed.latest()
  expect((await publish(slow, [], { sequence })).status).toBe(204)
  expect(other.purges.at(-1)?.keys).toContain(keyOf('media:7'))
  expect(await slow.text('/one')).toContain('Second')
})
