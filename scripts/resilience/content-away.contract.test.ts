import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { TIMEOUT_MS, testWorld } from './test-world.ts'
import { visit } from './visit.ts'
import type { Copy } from './world.ts'

test('a site started before its content service answers 503, and recovers', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site } = await testWorld()
  await world.startCopy(site)
  const early = await visit(site, '/')
  expect(early).toMatchObject({ status: 503, retryAfter: '5', heading: 'This page did not arrive' })
  expect(early.text).toContain('Please try again; if it keeps failing,')

  await world.startContent()
  const later = await until(
    () => visit(site, '/'),
    // A page that was rendered before the settings were read has a menu with only the home link.
    ({ status, menuLinks }) => status === 200 && menuLinks > 3,
  )
  expect(later).toMatchObject({ status: 200 })
  expect(later.menuLinks).toBeGreaterThan(3)
})

test('the cache is served during an outage of the content service, and refreshed afterwards', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site, studio } = await testWorld()
  await Promise.all([world.startContent(), world.startCopy(site)])
  const picture = site.url + (await visit(site, '/')).picture
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
  const drawn = [await sharePicture(site, '/'), `${site.url}/favicon.ico`]
  for (const url of drawn)
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^image\//)
  const page = await studio.createPage('First words', 'first-words')
  await until(
    () => visit(site, '/first-words'),
    ({ cache }) => cache === 'hit',
  )

  await world.killContent()
  expect(await visit(site, '/')).toMatchObject({ status: 200, cache: 'hit' })
  for (const url of [picture, ...drawn])
    expect([url, (await fetch(url)).status]).toEqual([url, 200])
  expect(await visit(site, '/first-words')).toMatchObject({ status: 200, cache: 'hit' })

  await world.startContent()
  await studio.rename(page, 'Second words')
  const renamed = await until(
    () => visit(site, '/first-words'),
    ({ heading }) => heading === 'Second words',
  )
  expect(renamed).toMatchObject({ status: 200, heading: 'Second words' })
})

/** The address of a page’s share picture. */
async function sharePicture({ url }: Copy, path: string): Promise<string> {
  const html = await (await fetch(url + path)).text()
  return /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? `${url}/no-picture`
}

/** The pages that the site has published, as its build manifest lists them. */
async function publishedPages({ url }: Copy): Promise<string[]> {
  const { id } = await (await fetch(`${url}/builds/latest.json`)).json()
  return (await (await fetch(`${url}/builds/meta/${id}.json`)).json()).prerendered
}

/** The files of kept pages; none while one is still being written. */
function keptPages({ dataDir }: Copy) {
  const files = globSync('site-pages/*/pages/*', { cwd: dataDir })
  return files.some((file) => file.endsWith('.tmp')) ? [] : files
}

test('a site that is killed during an outage has all its pages from the start', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site } = await testWorld()
  await Promise.all([world.startContent(), world.startCopy(site)])
  const published = await until(
    () => publishedPages(site),
    (pages) => pages.length > 20 && keptPages(site).length >= pages.length,
    90_000,
  )
  expect(published.length).toBeGreaterThan(20)
  // On a busy machine it may have been rendered before the settings were read.
  const before = await until(
    () => visit(site, '/'),
    ({ cache }) => cache === 'hit' && keptPages(site).length >= published.length,
  )
  expect(before).toMatchObject({ status: 200, cache: 'hit' })

  await world.killContent()
  await world.killCopy(site)
  await world.startCopy(site)
  expect(await publishedPages(site)).toEqual(published)
  for (const path of published) {
    const payload = `${path === '/' ? '' : path}/_payload.json`
    expect([path, (await visit(site, path)).status]).toEqual([path, 200])
    expect([payload, (await fetch(site.url + payload)).status]).toEqual([payload, 200])
  }
  expect(await visit(site, '/')).toEqual({ ...before, cache: 'stale' })

  const lines = () => readFileSync(world.settings.log, 'utf8').split('\n').length
  const quiet = lines()
  const unknown = Array.from({ length: 100 }, (_, i) => visit(site, `/unknown-${i}`))
  const statuses = (await Promise.all(unknown)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(lines() - quiet).toBeLessThan(10)

  // It takes connections, and never answers.
  site.toContent.set('silent')
  const patience = AbortSignal.timeout(MAX_HANG_MS)
  const answer = await fetch(site.url + (published.at(-1) ?? ''), { signal: patience })
  expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'stale'])
})

/** Shorter than the site's timeout for requests to the content service. */
const MAX_HANG_MS = 6000
