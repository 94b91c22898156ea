import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from './editor.ts'
import { createTestStack, kill, type TestStack, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

test('a site started before its content service answers 503, and recovers', {
  ...{ timeout: TIMEOUT_MS, tags: ['release'] },
}, async () => {
  const stack = await createTestStack()
  await stack.startSite()
  const early = await visit(stack, '/')
  expect(early).toMatchObject({ status: 503, retryAfter: '5', heading: 'This page did not arrive' })
  expect(early.text).toContain('Please try again; if it keeps failing,')

  await stack.startContent()
  const later = await until(
    () => visit(stack, '/'),
    // A page that arrives before the settings has a menu with a link to the home page alone.
    ({ status, menuLinks }) => status === 200 && menuLinks > 3,
  )
  expect(later).toMatchObject({ status: 200 })
  expect(later.menuLinks).toBeGreaterThan(3)
})

test('the cache is served during an outage of the content service, and refreshed afterwards', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  const [content] = await Promise.all([stack.startContent(), stack.startSite()])
  const picture = stack.siteUrl + (await visit(stack, '/')).picture
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
  const drawn = [await sharePicture(stack, '/'), `${stack.siteUrl}/favicon.ico`]
  for (const url of drawn)
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^image\//)
  const editor = await signIn(stack)
  const page = await editor.loadPage('First words', 'first-words')
  await until(
    () => visit(stack, '/first-words'),
    ({ cache }) => cache === 'hit',
  )

  await kill(content)
  expect(await visit(stack, '/')).toMatchObject({ status: 200, cache: 'hit' })
  for (const url of [picture, ...drawn])
    expect([url, (await fetch(url)).status]).toEqual([url, 200])
  expect(await visit(stack, '/first-words')).toMatchObject({ status: 200, cache: 'hit' })

  await stack.startContent()
  await editor.rename(page, 'Second words')
  const renamed = await until(
    () => visit(stack, '/first-words'),
    ({ heading }) => heading === 'Second words',
  )
  expect(renamed).toMatchObject({ status: 200, heading: 'Second words' })
})

/** The address of a page’s share picture. */
async function sharePicture({ siteUrl }: TestStack, path: string): Promise<string> {
  const html = await (await fetch(siteUrl + path)).text()
  return /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? `${siteUrl}/no-picture`
}

/** The pages that the site has published, as its build manifest lists them. */
async function publishedPages({ siteUrl }: TestStack): Promise<string[]> {
  const { id } = await (await fetch(`${siteUrl}/builds/latest.json`)).json()
  return (await (await fetch(`${siteUrl}/builds/meta/${id}.json`)).json()).prerendered
}

/** The files of kept pages; none while one is still being written. */
function keptPages({ addresses }: TestStack) {
  const files = globSync('site-pages/*/pages/*', { cwd: addresses.dataDir })
  return files.some((file) => file.endsWith('.tmp')) ? [] : files
}

test('a site that is killed during an outage has all its pages from the start', {
  ...{ timeout: TIMEOUT_MS, tags: ['release'] },
}, async () => {
  const stack = await createTestStack()
  const [content, site] = await Promise.all([stack.startContent(), stack.startSite()])
  const published = await until(
    () => publishedPages(stack),
    (pages) => pages.length > 20 && keptPages(stack).length >= pages.length,
    90_000,
  )
  expect(published.length).toBeGreaterThan(20)
  // On a busy machine it may have been rendered before the settings were there.
  const before = await until(
    () => visit(stack, '/'),
    ({ cache }) => cache === 'hit' && keptPages(stack).length >= published.length,
  )
  expect(before).toMatchObject({ status: 200, cache: 'hit' })

  await kill(content)
  await kill(site)
  await stack.startSite()
  expect(await publishedPages(stack)).toEqual(published)
  for (const path of published) {
    const payload = `${path === '/' ? '' : path}/_payload.json`
    expect([path, (await visit(stack, path)).status]).toEqual([path, 200])
    expect([payload, (await fetch(stack.siteUrl + payload)).status]).toEqual([payload, 200])
  }
  expect(await visit(stack, '/')).toEqual({ ...before, cache: 'stale' })

  const lines = () => readFileSync(stack.log, 'utf8').split('\n').length
  const quiet = lines()
  const unknown = Array.from({ length: 100 }, (_, i) => visit(stack, `/unknown-${i}`))
  const statuses = (await Promise.all(unknown)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(lines() - quiet).toBeLessThan(10)

  await hang(stack)
  const patience = AbortSignal.timeout(MAX_HANG_MS)
  const answer = await fetch(stack.siteUrl + (published.at(-1) ?? ''), { signal: patience })
  expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'stale'])
})

/** Shorter than the site's timeout for requests to the content service. */
const MAX_HANG_MS = 6000

/** Takes connections in place of the content service, and never answers. */
async function hang({ addresses }: TestStack) {
  const server = createServer(() => {})
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(addresses.contentPort), 'listening')
}
