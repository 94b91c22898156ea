import type { Browser, Page, Request } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { enableDataSaver, openPage, untilIdle, untilReady } from '../testing/open-page.ts'
import { leading, wordsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const page = (id: string, to: string[]) => ({
    id,
    title: `Page ${id}`,
    blocks: [wordsBlock(id), ...to.map((slug) => leading(`to-${slug}`, `/${slug}`))],
  })
  site.content.pages.set('', page('home', ['about', 'other', 'old']))
  site.content.pages.set('about', page('about', ['other']))
  site.content.pages.set('other', page('other', ['about']))
  site.content.redirects = [{ from: '/old', to: '/about', status: 307 }]
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const pathOf = (page: Page) => new URL(page.url()).pathname
const sheet = (page: Page) => page.locator('#page-sheet:not([hidden])')

/** Holds back the payload of a page until the returned function is called. */
async function hold(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}/_payload.json`, async (route) => {
    await promise
    // The request may have been aborted by now.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** With and without support for deferring a commit. */
const SUPPORT = [
  ['with a precommit handler', {}, async () => undefined],
  [
    'without a precommit handler',
    { tags: ['release'] },
    (page: Page) =>
      page.addInitScript(
        () => void Reflect.deleteProperty(window, 'NavigationPrecommitController'),
      ),
  ],
] satisfies [string, object, (page: Page) => Promise<unknown>][]

for (const [support, options, before] of SUPPORT)
  describe(support, options, () => {
    /** Opens the home page without prefetching, so that payloads load on a click. */
    async function open() {
      const prepare = async (page: Page) => {
        await before(page)
        await enableDataSaver(page)
      }
      const opened = await openPage(browser, `${site.url}/`, { before: prepare })
      await untilReady(opened.page)
      return opened
    }

    test('the address changes together with the page', async () => {
      const { page, said, documents } = await open()
      const release = await hold(page, '/about')
      await page.click('#b-to-about a')
      await page.waitForSelector('#pending:not([hidden])')
      expect(pathOf(page)).toBe('/')
      release()
      await page.waitForSelector('#b-about')
      expect(pathOf(page)).toBe('/about')
      expect(await page.title()).toBe('Page about')
      expect(await page.evaluate(() => history.length)).toBe(3)
      await page.goBack()
      await page.waitForSelector('#b-home')
      expect([documents(), said]).toEqual([1, []])
    })

    test('a redirect ends at the address it leads to', async () => {
      const { page, documents } = await open()
      await page.click('#b-to-old a')
      await page.waitForSelector('#b-about')
      expect(pathOf(page)).toBe('/about')
      await page.goBack()
      await page.waitForSelector('#b-home')
      expect([pathOf(page), documents()]).toEqual(['/', 1])
    })

    test('a page that cannot be loaded shows an error at its address, and can be retried', async () => {
      const { page, documents } = await open()
      await page.route('**/about/_payload.json', (route) => route.abort())
      await page.click('#b-to-about a')
      await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor()
      expect(pathOf(page)).toBe('/about')
      await page.unroute('**/about/_payload.json')
      await page.getByRole('link', { name: 'Try again' }).click()
      await page.waitForSelector('#b-about')
      expect([pathOf(page), documents()]).toEqual(['/about', 1])
    })

    test('a link to another site, clicked while a page is loading, wins', async () => {
      const { page } = await open()
      const release = await hold(page, '/about')
      const elsewhere = new URL(site.url)
      elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
      const answer = Promise.withResolvers<void>()
      await page.route(elsewhere.href, async (route) => {
        await answer.promise
        await route.fulfill({ body: 'Elsewhere', contentType: 'text/plain' })
      })
      await page.click('#b-to-about a')
      await page.waitForSelector('#pending:not([hidden])')
      const isOver = { predicate: (request: Request) => request.url().includes('/about/_payload') }
      const over = Promise.race([
        page.waitForEvent('requestfinished', isOver),
        page.waitForEvent('requestfailed', isOver),
      ])
      await page.locator('#b-to-other a').evaluate((link: HTMLAnchorElement, href) => {
        link.href = href
        link.click()
      }, elsewhere.href)
      release()
      await over
      answer.resolve()
      await page.waitForURL(elsewhere.href)
      expect(await page.locator('body').textContent()).toBe('Elsewhere')
    })

    test('of two navigations only the later one is shown', async () => {
      const { page, documents } = await open()
      const release = await hold(page, '/about')
      await page.click('#b-to-about a')
      await page.waitForSelector('#pending:not([hidden])')
      await page.locator('#b-to-other a').evaluate((link: HTMLElement) => link.click())
      await page.waitForSelector('#b-other')
      release()
      await untilIdle(page)
      expect(pathOf(page)).toBe('/other')
      expect(await page.locator('#b-other').count()).toBe(1)
      await sheet(page).waitFor({ state: 'detached' })
      expect(documents()).toBe(1)
    })
  })

test('Stop cancels a pending navigation: address and page stay, and the cover leaves', async () => {
  const options = { reducedMotion: 'no-preference' } as const
  const { page, documents } = await openPage(browser, `${site.url}/`, options)
  await untilReady(page)
  const release = await hold(page, '/about')
  await page.click('#b-to-about a')
  await page.waitForSelector('#pending:not([hidden])')
  await sheet(page).waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.stopLoading')
  // The cover leaves by itself after eight seconds.
  await sheet(page).waitFor({ state: 'detached', timeout: 4000 })
  await page.waitForSelector('#pending[hidden]', { state: 'attached' })
  release()
  await untilIdle(page)
  expect(pathOf(page)).toBe('/')
  expect(await page.locator('#b-home').count()).toBe(1)
  expect(await page.title()).toBe('Page home')
  await page.click('#b-to-other a')
  await page.waitForSelector('#b-other')
  expect([pathOf(page), documents()]).toEqual(['/other', 1])
})
