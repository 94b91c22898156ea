import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../../testing/built-site.ts'
import { leftBehind } from '../../testing/left-behind.ts'
import { type OpenOptions, openPage, untilReady } from '../../testing/open-page.ts'
import { gap } from '../../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

const link = (to: string) => ({ id: to, label: `To ${to}`, to })

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  for (const slug of ['', 'reef', 'cape'])
    site.content.pages.set(slug, { id: slug || 'home', title: slug, blocks: [gap('g', 600)] })
  site.content.global = { secondaryMenu: ['/reef', '/cape'].map(link) }
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Setup = OpenOptions & { script?: string }

/** Opens a page and notes its beacons; they are answered here, because robots are not counted. */
async function open(path: string, { script, ...options }: Setup = {}) {
  const beacons: Record<string, unknown>[] = []
  const headers: Record<string, string>[] = []
  const opened = await openPage(browser, site.url + path, {
    ...options,
    before: async (page) => {
      if (script) await page.addInitScript(script)
      await page.context().route('**/visits', async (route) => {
        beacons.push(JSON.parse(route.request().postData() ?? ''))
        headers.push(await route.request().allHeaders())
        await route.fulfill({ status: 204 })
      })
    },
  })
  await untilReady(opened.page)
  return { ...opened, beacons, headers }
}

const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)),
  )

async function go(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

const direct = { referrer: '', source: '', medium: '', campaign: '' }

test('each shown page is reported once: the document and what navigations show', async () => {
  const { page, beacons, said } = await open('/?utm_source=letter&utm_campaign=may&secret=7#top')
  await expect.poll(() => beacons.length).toBe(1)
  await go(page, '/reef')
  // The address changes before the page is shown; one that was never shown is not reported.
  await expect.poll(() => beacons.length).toBe(2)
  await page.goBack()
  await expect.poll(() => beacons.length).toBe(3)
  expect(beacons).toEqual([
    { path: '/', from: { ...direct, source: 'letter', campaign: 'may' } },
    { path: '/reef' },
    { path: '/' },
  ])
  expect(said).toEqual([])
})

test('a page that was left before the script came is reported as well', {
  tags: ['release'],
}, async () => {
  const { page, beacons } = await open('/', {
    script: 'window.requestIdleCallback = (act) => setTimeout(act, 2000)',
  })
  await go(page, '/reef')
  await expect.poll(() => beacons).toEqual([{ path: '/', from: direct }, { path: '/reef' }])
})

test('only the host of a referrer is reported, and no host for a referrer on this site', {
  tags: ['release'],
}, async () => {
  const { page, beacons } = await open('/', { extraHTTPHeaders: {} })
  await page.evaluate(() => location.assign('/reef'))
  await expect.poll(() => beacons).toEqual([{ path: '/', from: direct }, { path: '/reef' }])
  const other = await open('/cape', {
    script:
      'Object.defineProperty(Document.prototype, "referrer", { get: () => "https://News.example/a?b=c" })',
  })
  await expect
    .poll(() => other.beacons)
    .toEqual([{ path: '/cape', from: { ...direct, referrer: 'news.example' } }])
})

test('a reload counts as a view and not as a visit', { tags: ['release'] }, async () => {
  const { page, beacons } = await open('/reef')
  await expect.poll(() => beacons.length).toBe(1)
  await page.reload()
  await expect.poll(() => beacons).toEqual([{ path: '/reef', from: direct }, { path: '/reef' }])
})

test('a prefetched page is not reported', { tags: ['release'] }, async () => {
  const { page, beacons } = await open('/')
  const fetched = page.waitForResponse(/\/reef\/_payload/)
  await page.locator('footer a[href="/reef"]').first().hover()
  await fetched
  await untilIdle(page)
  expect(beacons).toEqual([{ path: '/', from: direct }])
})

test('a page in a background tab is reported once it is seen', { tags: ['release'] }, async () => {
  const hidden = `let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    window.reveal = () => { isHidden = false; document.dispatchEvent(new Event('visibilitychange')) }`
  const { page, beacons } = await open('/', { script: hidden })
  await untilIdle(page)
  expect(beacons).toEqual([])
  await page.evaluate('reveal()')
  await expect.poll(() => beacons).toEqual([{ path: '/', from: direct }])
})

test('a page that is rendered ahead is reported once it is activated', {
  tags: ['release'],
}, async () => {
  const ahead = `let isAhead = true
    Object.defineProperty(document, 'prerendering', { get: () => isAhead })
    window.activate = () => { isAhead = false; document.dispatchEvent(new Event('prerenderingchange')) }`
  const { page, beacons } = await open('/', { script: ahead })
  await untilIdle(page)
  expect(beacons).toEqual([])
  await page.evaluate('activate()')
  await expect.poll(() => beacons.length).toBe(1)
})

test('a page that the browser restores is reported once', { tags: ['release'] }, async () => {
  const { page, beacons } = await open('/')
  await expect.poll(() => beacons.length).toBe(1)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await untilIdle(page)
  expect(beacons).toHaveLength(1)
})

test.each([
  [
    'Global Privacy Control',
    'Object.defineProperty(navigator, "globalPrivacyControl", { value: true })',
  ],
  ['Do Not Track', 'Object.defineProperty(navigator, "doNotTrack", { value: "1" })'],
  ['a frame', 'Object.defineProperty(window, "parent", { value: {} })'],
])('with %s nothing is reported', async (_, script) => {
  const { page, beacons } = await open('/', { script })
  await untilIdle(page)
  expect(beacons).toEqual([])
})

test.each([undefined, 'no'])(
  'without consent (%s) counting stores nothing, and the reports of two visitors are identical',
  { tags: ['release'] },
  async (answer) => {
    const give = `if (${JSON.stringify(answer)} && !localStorage.consent) localStorage.consent = 'no ' + Date.now()`
    const visit = async () => {
      const { page, beacons, headers } = await open('/', { script: give })
      await expect.poll(() => beacons.length).toBe(1)
      await go(page, '/reef')
      await expect.poll(() => beacons.length).toBe(2)
      expect(await leftBehind(page)).toEqual(answer ? ['localStorage.consent'] : [])
      for (const one of headers) expect(one.cookie).toBeUndefined()
      return beacons
    }
    const [first, second] = [await visit(), await visit()]
    expect(first).toEqual(second)
    expect(first).toEqual([{ path: '/', from: direct }, { path: '/reef' }])
  },
)

test('with consent the tab remembers the steps until consent is withdrawn', {
  tags: ['release'],
}, async () => {
  const { page, beacons } = await open('/?utm_source=letter')
  await expect.poll(() => beacons.length).toBe(1)
  const answer = async (name: 'Accept' | 'Decline') => {
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await page.getByRole('button', { name }).click()
  }
  await answer('Accept')
  await go(page, '/reef')
  const steps = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? 'null'))
  await expect.poll(steps).toMatchObject({
    source: { campaign: 'letter / – / –' },
    steps: [{ path: '/' }, { path: '/reef' }],
  })
  await answer('Decline')
  expect(await steps()).toBeNull()
  await go(page, '/cape')
  await expect.poll(() => beacons.length).toBe(3)
  expect(await steps()).toBeNull()
})
