import { expect, test } from 'vitest'
import { wordsBlock } from '../testing/kinds.tsx'
import { metrics, publish, testSite } from '../testing/test-site.ts'

const one = { id: '1', title: 'One', blocks: [wordsBlock('a')] }
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

async function siteWithOnePage() {
  const site = await testSite()
  site.content.pages.set('one', one)
  await site.get('/one')
  return site
}

test('a publish message that is delivered twice is applied once', async () => {
  const site = await siteWithOnePage()
  site.content.pages.set('one', { ...one, title: 'Two' })
  expect((await publish(site, ['pages:1'])).status).toBe(204)
  await site.get('/one')
  site.content.pages.set('one', { ...one, title: 'Three' })
  expect((await publish(site, [], { sequence: site.content.feed.latest() })).status).toBe(204)
  await site.get('/one')
  expect((await metrics(site)).renders).toEqual({ '/one': 2 })
})

test('a publish message is acknowledged only when the change feed could be read', async () => {
  const site = await siteWithOnePage()
  site.content.pages.set('one', { ...one, title: 'Two' })
  site.content.feed.isDown = true
  const sequence = site.content.feed.add(['pages:1'])
  expect((await publish(site, [], { sequence })).status).toBe(503)
  site.content.feed.isDown = false
  expect((await publish(site, [], { sequence })).status).toBe(204)
  await site.get('/one')
  expect((await metrics(site)).renders).toEqual({ '/one': 2 })
})

test('a publish message is not acknowledged when the feed has no such change', async () => {
  const site = await siteWithOnePage()
  const sequence = site.content.feed.latest() + 1
  expect((await publish(site, [], { sequence })).status).toBe(503)
})

test.each([
  ['signed with another key', { key: 'guessed' }],
  ['older than five minutes', { timestamp: ago(301) }],
])('a publish message %s is refused and invalidates nothing', async (_, change) => {
  const site = await siteWithOnePage()
  expect((await publish(site, ['pages:1'], change)).status).toBe(401)
  await site.get('/one')
  expect((await metrics(site)).renders).toEqual({ '/one': 1 })
})

test('a publish message without a signature is refused', async () => {
  const site = await testSite()
  const { status, headers } = await site.get('/builds/publish', { method: 'POST', body: '{}' })
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Belvedere-Signature'])
})

test.each(['', '{', '[]', 'null', '7', '{"sequence":"1"}', '{"sequence":1.5}', '{"id":"a"}'])(
  'the malformed message %s is refused',
  async (body) => {
    expect((await publish(await testSite(), [], { body })).status).toBe(400)
  },
)

test('a publish message that is too long is refused, and the site keeps running', async () => {
  const site = await siteWithOnePage()
  const body = JSON.stringify({ sequence: 1, more: 'x'.repeat(300_000) })
  expect((await publish(site, [], { body })).status).toBe(413)
  expect((await site.get('/one')).status).toBe(200)
})

test('the publish endpoint accepts POST only', async () => {
  const site = await testSite()
  const response = await site.get('/builds/publish')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
