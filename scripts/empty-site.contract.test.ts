import { spawnSync } from 'node:child_process'
import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { makeToken } from '../content/testing/delivery.ts'
import { openContent } from '../content/testing/payload.ts'
import { allKinds } from '../site/content/kinds.ts'
import { testSite } from '../site/testing/test-site.ts'
import { serveContent } from './cache-tags/serve-content.ts'

vi.setConfig({ testTimeout: 120_000 })

type Site = Awaited<ReturnType<typeof testSite>>

const SITE = 'https://example.org'
/** What visitors and programs request before they know any page. */
const KNOWN = ['/', '/sitemap.xml', '/llms.txt', '/feed.xml', '/robots.txt', '/site.webmanifest']
/** Files of a build: the site of this test has none. */
const BUILT = /^\/(?:(?:assets|builds)\/|favicon\.svg$)/

/** The addresses of this site in a document or a file, also those in templates. */
function addressesIn(text: string): string[] {
  const written = [...text.matchAll(/(?:href|src)="([^"]*)"|(https:\/\/example\.org[^\s<)"]*)/g)]
  return written.flatMap(([, own, whole]) => {
    const url = URL.parse(own ?? whole ?? '', SITE)
    return url?.origin === SITE && !BUILT.test(url.pathname) ? [url.pathname] : []
  })
}

/** Follows every link from these addresses on; the ones that are not answered with 200. */
async function crawl(site: Site, first: readonly string[]) {
  const [open, seen, dead] = [[...first], new Set(first), [] as string[]]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const response = await site.get(path)
    const text = await response.text()
    if (response.status !== 200) dead.push(`${path}: ${response.status}`)
    for (const found of addressesIn(text)) if (!seen.has(found)) open.push(found)
    for (const found of open) seen.add(found)
  }
  return { seen, dead }
}

const open = async (payload: Payload, contentUrl: string) =>
  testSite({ contentUrl, contentToken: await makeToken(payload, 'published'), kinds: allKinds })

test('PROPERTY=none seeds nothing, and says so', () => {
  // It would fail without a database.
  const env = { ...process.env, PROPERTY: 'none', DATA_DIR: '/dev/null', DATABASE_URL: '' }
  const { stdout, status } = spawnSync(process.execPath, ['demo/seed.ts'], { env })
  expect([`${stdout}`, status]).toEqual(['PROPERTY is none: the site is empty\n', 0])
})

test('on an empty site no link leads to a missing page, and nothing unfinished is listed', async () => {
  await using content = await openContent()
  const { payload } = content
  process.env.PUBLISHED_QUERIES = 'any'
  await using server = await serveContent(payload)
  const site = await open(payload, server.url)
  const { seen, dead } = await crawl(site, KNOWN)
  expect(dead).toEqual([])
  expect([...seen].filter((path) => !KNOWN.includes(path))).toEqual([])
  expect(await site.text('/sitemap.xml')).not.toContain('<loc>')
  expect(addressesIn(await site.text('/llms.txt'))).toEqual(['/sitemap.xml', '/feed.xml'])
  const missing = await site.get('/nowhere')
  expect(missing.status).toBe(404)
  expect((await crawl(site, addressesIn(await missing.text()))).dead).toEqual([])

  // What strangers can do is write or call, as soon as the owner has said how.
  const published = { _status: 'published' } as const
  const contact = { email: 'hello@kontor.example', phone: '+49 40 1234' }
  await payload.updateGlobal({ slug: 'site', data: { name: 'Kontor Haus', ...published } })
  await payload.updateGlobal({ slug: 'global', data: { ...contact, ...published } })
  const named = await open(payload, server.url)
  const soon = await named.text('/')
  for (const words of ['Kontor Haus', 'Opening soon', ...Object.values(contact)])
    expect(soon).toContain(words)
  expect(soon).toMatch(/<meta name="robots" content="noindex"/)
  expect((await crawl(named, KNOWN)).dead).toEqual([])
  for (const list of ['/sitemap.xml', '/llms.txt', '/feed.xml'])
    expect(addressesIn(await named.text(list)).filter((path) => !KNOWN.includes(path))).toEqual([])

  // An empty home page is a page.
  await payload.updateGlobal({ slug: 'home', data: published })
  const begun = await open(payload, server.url)
  expect(await begun.text('/')).toContain('Kontor Haus')
  expect((await crawl(begun, KNOWN)).dead).toEqual([])
})
