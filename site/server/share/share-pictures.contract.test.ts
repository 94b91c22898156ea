import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MadePictures } from '../../media/made-pictures.ts'
import { fakeContent } from '../../testing/fake-content.ts'
import { publish, testSite } from '../../testing/test-site.ts'

const ADDRESS = '/share/about-0a1b2c3d4e5f.jpg'
const NEWER = '/share/about-5f4e3d2c1b0a.jpg'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'
/** A busy machine may take seconds. */
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const picture =
  (body: string, caching = IMMUTABLE) =>
  (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'image/jpeg', etag: `"${body}"`, 'cache-control': caching })
      .end(body)

async function siteWithPictures({ isAhead = false } = {}) {
  const content = await fakeContent()
  content.pages.set('about', { id: '1', title: 'About', blocks: [] })
  content.files.set(ADDRESS, picture('jpeg'))
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-made-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }))
  const start = () => {
    const base = content.url.replace('/graphql', '')
    const made = new MadePictures({ base, dir, capBytes: 1e6, log })
    return testSite({ content, made, isAhead })
  }
  return { ...(await start()), content, restart: start }
}

test('a share picture is fetched once and then cached for ever, on disk and by browsers', async () => {
  const { get, content, restart } = await siteWithPictures()
  const first = await get(`${ADDRESS}?utm_source=a-message`)
  expect([first.status, await first.text()]).toEqual([200, 'jpeg'])
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': IMMUTABLE,
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    etag: '"jpeg"',
  })
  expect((await get(ADDRESS, { headers: { 'if-none-match': '"jpeg"' } })).status).toBe(304)
  const head = await get(ADDRESS, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', ''])
  content.isDown = true
  expect(await (await restart()).text(ADDRESS)).toBe('jpeg')
  expect(content.fetched).toEqual([ADDRESS])
})

test('a share picture that was never cached answers 503 during an outage', async () => {
  const { get, content } = await siteWithPictures()
  content.isDown = true
  const answer = await get(ADDRESS)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toContain('cannot be had at the moment')
  content.isDown = false
  expect((await get(ADDRESS)).status).toBe(200)
})

test('an address of an earlier version redirects to the current one, for a short time', async () => {
  const { get, content } = await siteWithPictures()
  content.files.set(NEWER, (response) =>
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  )
  expect((await get(NEWER)).status).toBe(502)
  content.files.set(NEWER, (response) => response.writeHead(302, { location: ADDRESS }).end())
  const { status, headers } = await get(NEWER)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    ...[302, ADDRESS, SHORT],
  ])
})

test('unknown versions redirect to the current one without a request to the content service, until a publish', async () => {
  const site = await siteWithPictures()
  const { get, content } = site
  await get('/about')
  await get(ADDRESS)
  const locationOf = async (version: string) =>
    (await get(`/share/about-${version}.jpg`)).headers.get('location')
  for (const version of ['000000000001', '000000000002', '000000000003'])
    expect(await locationOf(version)).toBe(ADDRESS)
  expect(content.fetched).toEqual([ADDRESS])
  content.files.set(NEWER, picture('newer'))
  await publish(site, ['pages:1'])
  await vi.waitFor(async () => expect(await (await get(NEWER)).text()).toBe('newer'))
  expect(await locationOf('000000000001')).toBe(NEWER)
})

test('a plain picture that replaces one that could not be drawn is not cached', async () => {
  const { get, content } = await siteWithPictures()
  content.files.set(ADDRESS, picture('plain', SHORT))
  expect((await get(ADDRESS)).headers.get('cache-control')).toBe(SHORT)
  content.files.set(ADDRESS, picture('drawn'))
  const drawn = await get(ADDRESS)
  expect([await drawn.text(), drawn.headers.get('cache-control')]).toEqual(['drawn', IMMUTABLE])
})

test('concurrent requests fetch a new picture once, and unknown addresses are requested once', async () => {
  const { get, content } = await siteWithPictures()
  await Promise.all(Array.from({ length: 8 }, () => get(ADDRESS)))
  expect(content.fetched).toEqual([ADDRESS])
  const invented = '/share/none-0a1b2c3d4e5f.jpg'
  content.files.set(invented, (response) => response.writeHead(404).end('No such page.'))
  for (const _ of [1, 2, 3]) expect((await get(invented)).status).toBe(404)
  expect(content.fetched).toEqual([ADDRESS, invented])
})

test.each([
  '/share/about.jpg',
  '/share/',
  '/share/About-0a1b2c3d4e5f.jpg',
  '/share/a%2fb-0a1b2c3d4e5f.jpg',
])('%s is refused without a request to the content service', async (path) => {
  const { get, content } = await siteWithPictures()
  const answer = await get(path)
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  expect(content.fetched).toEqual([])
})

test('the share picture of a deleted page is no longer served', async () => {
  const site = await siteWithPictures({ isAhead: true })
  site.content.addresses = ['/', '/about']
  await vi.waitFor(async () => expect((await site.get(ADDRESS)).status).toBe(200))
  site.content.addresses = ['/']
  await publish(site, ['pages:1:address'])
  await vi.waitFor(async () => expect((await site.get(ADDRESS)).status).toBe(404))
})

test('a response that is not a picture is refused', async () => {
  const { get, content } = await siteWithPictures()
  content.files.set(ADDRESS, (response) =>
    response.writeHead(200, { 'content-type': 'text/html', etag: '"a"' }).end('<h1>'),
  )
  expect((await get(ADDRESS)).status).toBe(502)
})
