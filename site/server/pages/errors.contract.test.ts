import { once } from 'node:events'
import { request } from 'node:http'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test, vi } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { metrics, publish, testSite } from '../../testing/test-site.ts'

const one = { id: '1', title: 'One', blocks: [wordsBlock('a')] }

test('an unknown slug is a 404 with the text of the specification', async () => {
  const site = await testSite()
  const response = await site.get('/nowhere')
  const page = parseHtml(await response.text())
  const main = page.querySelector('main')
  expect(response.status).toBe(404)
  expect(page.title).toBe('Page Not Found: /nowhere')
  expect(main?.querySelector('h1')?.textContent).toBe('Page not found')
  expect(main?.textContent).toContain('Sorry, the page you are looking for could not be found.')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('link[rel="canonical"], meta[property="og:image"]')).toBeNull()
  expect((await site.get('/nowhere/_payload.json')).status).toBe(404)
})

test.each(['/no_such', '/a/b', '/%2f', '/media', '/map/a', '/real-estate/a/b/c', '/-a'])(
  '%s is no valid page address: 404 without a query',
  async (path) => {
    const site = await testSite()
    expect((await site.get(path)).status).toBe(404)
    expect(site.content.asked).toEqual(['Redirects', 'Settings'])
  },
)

const MALFORMED = [
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '/a%00b',
  '/%F0%9F%8F%96',
  '/%',
  '/%ff',
  '/a%0d%0aset-cookie:x=1',
  '/a%20b',
  '/a\\b',
  '/real-estate/..%2fadmin',
  '/real-estate/sea-villas/%00',
]

test('malformed addresses are a 404, and are not sent to the content service', async () => {
  const site = await testSite()
  for (const path of MALFORMED) {
    const response = await site.get(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('set-cookie')).toBeNull()
  }
  const queries = site.content.asked.filter((name) => !/^(Settings|Redirects)/.test(name))
  expect(queries).toEqual([])
})

test('the path in the title of a 404 is escaped', async () => {
  const site = await testSite()
  const html = await site.text(`/a"'><script>alert(1)</script>`)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain(`a"'>`)
})

test('a missing page is cached briefly, and until it is published', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await site.get('/warm-up')
  await Promise.all([site.get('/soon'), site.get('/soon')])
  expect((await site.get('/soon')).status).toBe(404)
  const queries = () => site.content.asked.filter((name) => name === 'Page soon').length
  expect(queries()).toBe(1)
  site.content.pages.set('soon', one)
  await publish(site, ['pages:slug=soon'])
  expect((await site.get('/soon')).status).toBe(200)
  await site.get('/later')
  site.content.pages.set('later', one)
  await clock.pass(11_000)
  expect((await site.get('/later')).status).toBe(200)
})

test('an unpublished page is a 404', async () => {
  const site = await testSite()
  site.content.pages.set('one', one)
  await site.get('/one')
  site.content.pages.delete('one')
  await publish(site, ['pages:1', 'pages:slug=one'])
  expect((await site.get('/one')).status).toBe(404)
})

test('with the content service down, an uncached page is a 503 with its own text and is not cached', async () => {
  const site = await testSite()
  site.content.isDown = true
  site.content.pages.set('one', one)
  const response = await site.get('/one')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const main = parseHtml(await response.text()).querySelector('main')
  expect(main?.querySelector('h1')?.textContent).toBe('This page did not arrive')
  expect(main?.textContent).toContain('Something between us and the page failed for a moment.')
  expect((await site.get('/one/_payload.json')).status).toBe(503)
  site.content.isDown = false
  expect((await site.get('/one')).status).toBe(200)
})

test('a failed page fetch is logged once for all waiting requests', async () => {
  const site = await testSite()
  site.content.isDown = true
  site.content.beforeAnswer = () => vi.waitFor(() => expect(site.received()).toBe(20))
  await Promise.all(Array.from({ length: 20 }, () => site.get('/one')))
  const lines = site.logged.filter(({ message }) => message.startsWith('Error fetching page:'))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.fields).toMatchObject({ page: '/one' })
})

test('an answer without its blocks is a failed page: the last one stays, and it is logged once', async () => {
  const site = await testSite()
  site.content.pages.set('one', one)
  expect((await site.get('/one')).status).toBe(200)
  site.content.pages.set('two', { ...one, id: '2' })
  site.content.spoil = (_, { record, ...data }) => {
    const { blocks: _blocks, ...rest } = Object(record)
    return { ...data, ...(record ? { record: rest } : {}) }
  }
  const logs = () => site.logged.filter(({ message }) => message.startsWith('Error fetching page:'))
  const [first, second] = [await site.get('/two'), await site.get('/two/_payload.json')]
  expect([first.status, second.status]).toEqual([503, 503])
  expect(await first.text()).toContain('This page did not arrive')
  expect(logs()[0]?.fields).toMatchObject({
    page: '/two',
    reason: 'The answer to Page is not whole: record.blocks is missing',
  })
  await publish(site, ['pages:1'])
  const kept = await site.get('/one')
  expect([kept.status, kept.headers.get('x-cache')]).toEqual([200, 'stale'])
  expect(await kept.text()).toContain('Words of the page')
  expect(logs().filter(({ fields }) => Object(fields).page === '/one')).toHaveLength(1)
})

test.each([
  ['settings', (data: object) => ({ ...data, global: [] }), '/one', 200],
  ['a list', (data: object) => ({ ...data, listings: null }), '/map', 503],
  ['a map', (data: object) => ({ ...data, record: { title: 'The place' } }), '/map', 503],
])(
  '%s of another shape: no page is shown as if they were right',
  async (what, spoil, path, status) => {
    const site = await testSite()
    site.content.pages.set('one', one)
    site.content.only.map = { title: 'The place', places: [], waters: [] }
    const operation = { settings: 'Shell', 'a list': 'Settings', 'a map': 'Map' }[what]
    site.content.spoil = (asked, data) => (asked === operation ? spoil(data) : data)
    expect((await site.get(path)).status).toBe(status)
    expect(JSON.stringify(site.logged)).toContain(`The answer to ${operation} is not whole`)
  },
)

test('without settings a page is rendered with the default header, and the failure is logged', async () => {
  const site = await testSite()
  site.content.pages.set('one', one)
  site.content.beforeAnswer = async (operation) => {
    site.content.isDown = operation === 'Shell'
  }
  const response = await site.get('/one')
  expect(response.status).toBe(200)
  expect(parseHtml(await response.text()).querySelector('header')).not.toBeNull()
  expect(site.logged.map(({ message }) => message).join()).toContain('Error fetching settings:')
})

test('a GraphQL error fails the page and its first message is logged', async () => {
  const site = await testSite({ contentToken: 'wrong' })
  expect((await site.get('/one')).status).toBe(503)
  expect(JSON.stringify(site.logged)).toContain('Send a delivery token.')
})

test.each([
  ['/One/', '/one'],
  ['//one', '/one'],
  ['///evil//', '/evil'],
  ['/one/?a=b', '/one?a=b'],
  ['/ONE/_payload.json', '/one/_payload.json'],
  ['//_payload.json', '/_payload.json'],
  ['/%6fne?a=%62', '/one?a=%62'],
])('%s redirects to the canonical address', async (from, to) => {
  const site = await testSite()
  const response = await site.get(from)
  expect([response.status, response.headers.get('location')]).toEqual([308, to])
})

test('the end of a sentence that was copied with an address is left out, and rules come first', async () => {
  const site = await testSite()
  site.content.pages.set('one', one)
  site.content.redirects = [{ from: '/x(1)', to: '/one', status: 301 }]
  const answer = async (path: string) => {
    const response = await site.get(path)
    return [response.status, response.headers.get('location')]
  }
  for (const path of ['/one.', '/One),', '/one%20', '/one%E2%80%9D'])
    expect(await answer(path)).toEqual([308, '/one'])
  expect(await answer('/one.?utm=1')).toEqual([308, '/one?utm=1'])
  expect(await answer('/x(1).')).toEqual([301, '/one'])
  expect(await answer('/none.')).toEqual([404, null])
  site.content.isDown = true
  expect(await answer('/unread.')).toEqual([503, null])
})

test('a rule for all below a path is for the path as well, if no page is there', async () => {
  const site = await testSite()
  site.content.pages.set('one', one)
  const rule = (from: string, to: string) => ({ from, to, status: 301 })
  site.content.redirects = [rule('/one/*', '/two/*'), rule('/blog/*', '/one?list=all')]
  const answer = async (path: string) => {
    const response = await site.get(path)
    return [response.status, response.headers.get('location')]
  }
  expect(await answer('/one')).toEqual([200, null])
  expect(await answer('/one/A(1).pdf?b=c')).toEqual([301, '/two/A(1).pdf?b=c'])
  expect(await answer('/blog')).toEqual([301, '/one?list=all'])
  expect(await answer('/blog),')).toEqual([301, '/one?list=all'])
  expect(await answer('/blog/?list=mine&utm=1')).toEqual([301, '/one?list=all&utm=1'])
})

test('the manifest has the rules from one path each, which a browser can follow alone', async () => {
  const site = await testSite()
  const rule = (from: string, status = 301) => ({ from, to: '/one', status })
  const others = [rule('/b?p=1'), rule('/b'), rule('/c/*'), rule('/d', 410)]
  site.content.redirects = [rule('/a'), ...others]
  const { id } = await (await site.get('/builds/latest.json')).json()
  const read = async () => (await (await site.get(`/builds/meta/${id}.json`)).json()).redirects
  expect(await read()).toEqual([rule('/a')])
})

test('a request target in absolute form is reduced to its path', async () => {
  const site = await testSite()
  site.content.pages.set('one', one)
  const status = async (path: string) => {
    const { port } = new URL(site.url)
    const sent = request({ host: '127.0.0.1', port, path }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    return response.statusCode
  }
  expect(await status('http://evil.example/one')).toBe(200)
  expect(await status('http://evil.example/One')).toBe(308)
  expect(await status('HTTPS://evil.example/two?x')).toBe(404)
  expect(await status('http://evil.example?x')).toBe(200)
})

test('text and JSON responses have the same security headers as documents', async () => {
  const site = await testSite()
  for (const path of ['/builds/latest.json', '/metrics.json', '/builds/none', '/none']) {
    const { headers } = await site.get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
  }
})

test.each([
  '/nope.png',
  '/favicon-32.ico',
  '/a/b/apple-touch-icon-precomposed.png?v=1',
  '/assets/gone.js',
  '/.well-known/security',
  '/.env',
])('%s looks like a file: a short 404 without a query', async (path) => {
  const site = await testSite()
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('There is no file at this address.\n')
  expect(await (await site.get(path, { method: 'HEAD' })).text()).toBe('')
  expect(site.content.asked).toEqual(path.startsWith('/assets/') ? [] : ['Redirects'])
})

test.each(['/index.html', '/villas.php', '/brochure.pdf'])(
  '%s may be an old link that a person follows: the error screen',
  async (path) => {
    const site = await testSite()
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)

test.each(['br', 'gzip', 'identity'])('an error screen is encoded as %s', async (encoding) => {
  const site = await testSite()
  const response = await site.get('/none', { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  expect(await response.text()).toContain('Page not found')
})

test('pages answer GET and HEAD only', async () => {
  const site = await testSite()
  const response = await site.get('/', { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('metrics and receipts need the publish key', async () => {
  const site = await testSite()
  for (const path of ['/metrics.json', '/publish/receipts/1']) {
    const { status, headers } = await site.get(path)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
  expect(await metrics(site)).toMatchObject({ renders: {}, queries: {} })
})

test('latest.json describes the current build and is always revalidated', async () => {
  const site = await testSite()
  const response = await site.get('/builds/latest.json?1700000000')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toEqual({ id: 'build-1', timestamp: '2026-01-01T00:00:00.000Z' })
})
