import { expect, test } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { metrics, PUBLISH_KEY, publish, testSite } from '../../testing/test-site.ts'

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
  const { status, headers } = await site.get('/publish', { method: 'POST', body: '{}' })
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

test('a page may have the address to which publish messages are sent', async () => {
  const site = await testSite()
  site.content.pages.set('publish', { ...one, title: 'How to publish' })
  expect(await site.text('/publish')).toContain('How to publish')
  expect(await site.text('/publish/_payload.json')).toContain('How to publish')
  const slash = await site.get('/publish/', { redirect: 'manual' })
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/publish'])
  expect((await site.get('/builds/publish', { method: 'POST' })).status).toBe(405)
  expect((await site.get('/publish', { method: 'PUT' })).status).toBe(405)
  expect((await site.get('/publish/concerned')).headers.get('allow')).toBe('POST')
  const posted = await site.get('/publish/receipts/1', { method: 'POST' })
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
  expect((await site.get('/publish/other')).status).toBe(404)
})

test('the site answers receipt requests that carry the publish key', async () => {
  const site = await testSite()
  const { content, get } = site
  content.pages.set('about', { id: '7', title: 'About', blocks: [wordsBlock('b1')] })
  await get('/about')
  const ask = (sequence: number, key = PUBLISH_KEY) =>
    get(`/publish/receipts/${sequence}`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask(1, 'guessed')).status).toBe(401)
  expect((await ask(1000)).status).toBe(404)
  await publish(site, ['pages:slug=about'])
  const sequence = content.feed.latest()
  await expect
    .poll(async () => (await ask(sequence)).ok && (await (await ask(sequence)).json()).waiting)
    .toBe(0)
  const receipt = await (await ask(sequence)).json()
  expect(receipt).toMatchObject({ pages: 1, first: [{ path: '/about' }] })
})

test('with the key, the site says which cached pages a change would concern', async () => {
  const { content, get } = await testSite()
  content.pages.set('about', { id: '7', title: 'About', blocks: [wordsBlock('b1')] })
  await get('/about')
  const ask = (body: string, key = PUBLISH_KEY) =>
    get('/publish/concerned', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${key}` },
    })
  const tags = JSON.stringify({ tags: ['pages:slug=about'] })
  const told = await ask(tags)
  expect(await told.json()).toEqual({ pages: 1, first: ['/about'] })
  expect(await (await ask('{"tags":["pages:8"]}')).json()).toEqual({ pages: 0, first: [] })
  const { status, headers } = await ask(tags, 'guessed')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await ask('{"tags":[7]}')).status).toBe(400)
})
