import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { varnish } from '@belvedere/site/server/edge/drivers/varnish.ts'
import { wordsBlock } from '@belvedere/site/testing/kinds.tsx'
import { PUBLISH_KEY, publish, testSite } from '@belvedere/site/testing/test-site.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from '../../launch/ports.ts'
import { enquiryForm, sendEnquiry } from '../../testing/enquiry.ts'
import { type PurgeBy, startVarnish } from '../../testing/varnish.ts'
import { withPrograms } from '../docs/with-programs.ts'
import { Link } from '../resilience/link.ts'

const page = (heading: string) => ({
  id: '1',
  title: 'Page',
  blocks: [wordsBlock('i1', heading)],
  tags: ['media:7', 'listings:7:card'],
})

/** Varnish with the file of deploy/, in front of a site with one page; `link` is between the two. */
async function behindVarnish(by?: PurgeBy) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = await testSite({ edge: varnish([url]) })
  site.content.pages.set('one', page('First'))
  await site.text('/one')
  const link = await Link.to(Number(new URL(site.url).port))
  onTestFinished(() => link.close())
  const { stop } = await startVarnish(port, [link.port], by)
  onTestFinished(stop)
  const get = (path: string, headers = {}) => ask(url + path, { headers })
  /** Asks until the answer comes from Varnish. */
  const warm = async (path: string) => {
    // A purge of the start may still be under way.
    await vi.waitFor(async () => expect((await get(path)).headers['x-edge']).toBe('hit'))
  }
  const change = async (heading: string, tags: string[]) => {
    site.content.pages.set('one', page(heading))
    const sequence = site.content.feed.add(tags)
    // Until it is acknowledged, the content service sends the message again.
    const again = async () => (await publish(site, [], { sequence })).status
    await expect.poll(again).toBe(204)
  }
  return { site, url, link, get, warm, change }
}

type Init = { method?: string; headers?: Record<string, string> }

/** Unlike `fetch`, it sends and shows encodings and forwarded addresses as they are. */
function ask(url: string, { method = 'GET', headers = {} }: Init = {}) {
  type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method, headers }, async (response) => {
      const { statusCode = 0 } = response
      resolve({ status: statusCode, headers: response.headers, body: await text(response) })
    })
    sent.on('error', reject).end()
  })
}

const inVarnish = (title: string, run: () => Promise<void>) =>
  withPrograms(['varnishd', 'gcc'], title, run)

for (const by of ['by-xkey', 'by-ban'] as const)
  inVarnish(`a publish is fresh in Varnish once it is acknowledged (${by})`, async () => {
    const { get, warm, change } = await behindVarnish(by)
    await warm('/one')
    expect((await get('/one')).body).toContain('First')
    for (let edit = 0; edit < 20; edit++) {
      await change(`Edit ${edit} is here`, [edit % 2 ? 'media:7' : 'listings:7:card'])
      expect((await get('/one')).body).toContain(`Edit ${edit} is here`)
    }
    const again = await get('/one')
    expect(again.headers['x-edge']).toBe('hit')
  })

inVarnish('a new redirect leads from the address of a page that is kept', async () => {
  const { site, get, warm, change } = await behindVarnish()
  await warm('/one')
  site.content.redirects = [{ from: '/one', to: '/two', status: 301 }]
  await change('First', ['redirects'])
  const moved = await get('/one')
  expect([moved.status, moved.headers.location]).toEqual([301, '/two'])
  expect((await get('/one?utm_source=letter')).headers.location).toBe('/two?utm_source=letter')
})

inVarnish('visitors get the same headers as from the site, and no keys', async () => {
  const { get, warm, site } = await behindVarnish()
  await warm('/one')
  const kept = await get('/one')
  const own = await site.get('/one')
  expect(kept.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(kept.headers['content-security-policy']).toBe(own.headers.get('content-security-policy'))
  expect(
    Object.keys(kept.headers).filter((name) => /surrogate|xkey|varnish|via/.test(name)),
  ).toEqual([])
  const unchanged = await get('/one', { 'if-none-match': String(kept.headers.etag) })
  expect(unchanged.status).toBe(304)
  const brotli = await get('/one', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect((await get('/one', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  )
})

inVarnish('addresses with parameters of campaigns and cookies share one answer', async () => {
  const { get, warm } = await behindVarnish()
  await warm('/one')
  for (const path of ['/one?utm_source=letter&utm_medium=mail', '/one?gclid=abc', '/one'])
    expect((await get(path, { cookie: `visitor=${path}` })).headers['x-edge']).toBe('hit')
})

inVarnish(
  'while the site is away its pages are sent, even those that are out of date',
  async () => {
    const { get, warm, change, link } = await behindVarnish()
    await warm('/one')
    await change('Second', ['media:7'])
    await warm('/one')
    await change('Third', ['media:7'])
    link.set('refused')
    // Not asked for since the last publish, so Varnish has the second version, softly purged.
    for (let visit = 0; visit < 5; visit++) {
      const kept = await get('/one')
      expect([kept.status, kept.body.includes('Second')]).toEqual([200, true])
    }
    const other = await get('/two')
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5'])
    link.set('open')
    await vi.waitFor(async () => expect((await get('/one')).body).toContain('Third'))
  },
)

inVarnish('an old price is not sent even while the site is away', async () => {
  const { get, warm, change, link } = await behindVarnish()
  await warm('/one')
  await change('Second', ['listings:7:card', 'listings:by=price'])
  link.set('refused')
  expect((await get('/one')).status).toBe(503)
})

inVarnish('a page that the site cannot load takes the place of no page that is kept', async () => {
  const { get, warm, site } = await behindVarnish()
  await warm('/one')
  site.content.isDown = true
  const missing = await get('/never-asked-for')
  expect([missing.status, missing.body.includes('This page did not arrive')]).toEqual([503, true])
  expect((await get('/one')).status).toBe(200)
})

inVarnish(
  'an enquiry passes through, and a preview is neither kept nor sent to others',
  async () => {
    const { url, get, warm, site } = await behindVarnish()
    await warm('/one')
    const sent = await sendEnquiry(url, enquiryForm(PUBLISH_KEY, 1))
    expect(sent).toMatchObject({ is: 'sent' })
    for (let visit = 0; visit < 2; visit++) {
      const before = site.received()
      const preview = await get('/one?preview=true&token=none')
      expect(preview.headers['cache-control']).toContain('no-store')
      expect([preview.headers['x-edge'], site.received() - before]).toEqual(['miss', 1])
    }
  },
)

inVarnish('only a copy of the site may purge', async () => {
  const { url, get, warm } = await behindVarnish()
  await warm('/one')
  const purge = (headers: Record<string, string>) => ask(`${url}/`, { method: 'PURGE', headers })
  // A proxy on this machine forwards the request of a stranger.
  const stranger = await purge({ 'hard-purge': 'all', 'x-forwarded-for': '198.51.100.7' })
  expect(stranger.status).toBe(403)
  expect((await purge({ 'hard-purge': 'all|.*' })).status).toBe(400)
  expect((await get('/one')).headers['x-edge']).toBe('hit')
  expect((await purge({ 'hard-purge': 'all' })).status).toBe(200)
  expect((await get('/one')).headers['x-edge']).toBe('miss')
})
