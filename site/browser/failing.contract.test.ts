import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { addMapWithHours } from '../testing/map-with-hours.ts'
import {
  enableDataSaver,
  type OpenOptions,
  openPage,
  stopDates,
  untilIdle,
  untilReady,
} from '../testing/open-page.ts'
import { formBlock, heroBlock, leading, wordsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

/** The animation of the cover alone takes a second. */
const TIMEOUT = { timeout: 30_000 }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('', {
    id: '1',
    title: 'Home',
    blocks: [
      heroBlock('hero'),
      formBlock('form'),
      leading('to-about', '/about'),
      leading('to-anchor', '/about?from=home#b-i'),
      leading('to-odd-anchor', '/about#%'),
      leading('to-map', '/map?from=home#main'),
    ],
  })
  site.content.pages.set('about', {
    id: '2',
    title: 'About',
    blocks: [wordsBlock('i'), formBlock('about-form'), leading('to-home', '/')],
  })
  addMapWithHours(site.content)
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens the home page without prefetching, so that payloads load on a click. */
async function open({ before, ...options }: OpenOptions = {}) {
  const prepare = async (page: Page) => {
    await enableDataSaver(page)
    await stopDates(page)
    await page.addInitScript(failAtMark)
    await before?.(page)
  }
  const opened = await openPage(browser, `${site.url}/`, { ...options, before: prepare })
  await untilReady(opened.page)
  return opened
}

/** Opens the home page with invalid JSON, so that the main script throws at once. */
async function openBroken(options: BrowserContextOptions = {}) {
  const before = (page: Page) =>
    page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('id="state">{', 'id="state">')
      await route.fulfill({ response, body })
    })
  const opened = await openPage(browser, `${site.url}/`, { ...options, before })
  await expect.poll(() => opened.said.join(), TIMEOUT).toContain('JSON')
  return opened
}

/** Makes showing a page with a mark fail, when its behaviours start. */
function failAtMark() {
  const { querySelectorAll } = Element.prototype
  Element.prototype.querySelectorAll = function (this: Element, selectors: string) {
    if (selectors === '[data-block]' && this.querySelector('[data-fails]'))
      throw new Error('This page fails.')
    return querySelectorAll.call(this, selectors)
  }
}

/** Makes showing the page fail. */
const breakPayload = (page: Page, path: string) =>
  page.route(`**${path}/_payload.json`, async (route) => {
    const response = await route.fetch()
    const payload = await response.json()
    await route.fulfill({
      response,
      json: { ...payload, main: `${payload.main}<i data-fails></i>` },
    })
  })

/** Makes session storage unavailable. */
const disableStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    }),
  )

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Page not found' })
const unreachableScreen = (page: Page) =>
  page.getByRole('heading', { name: 'This page did not arrive' })

const CRAWLER = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

test.each([
  ['for a visitor', {}],
  ['for a crawler', CRAWLER],
])('a document whose main script fails stays as the server sent it, %s', async (_, options) => {
  const { page, documents } = await openBroken(options)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Where the day/)
  expect(await page.title()).toBe('Home')
  expect(await page.locator('header').count()).toBe(1)
  expect(documents()).toBe(1)
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  expect(await page.title()).toBe('About')
  expect(documents()).toBe(2)
})

test('a page that fails to show is loaded as a document once, and then shows an error screen in the shell', async () => {
  const { page, documents } = await open()
  await breakPayload(page, '/about')
  await page.click('#b-to-about a')
  await expect.poll(documents, TIMEOUT).toBe(2)
  await untilReady(page)
  await page.waitForSelector('#b-i')
  await page.click('#b-to-home a')
  await page.waitForSelector('#b-hero')
  await page.click('#b-to-about a')
  await errorScreen(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  expect(await page.title()).toBe('Page Not Found')
  expect(await page.locator('header').count()).toBe(1)
  await page.getByRole('link', { name: 'Homepage' }).click()
  await page.waitForSelector('#b-hero')
  expect(documents()).toBe(2)
})

test('without session storage a failing page does not reload in a loop', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open({ before: disableStorage })
  await breakPayload(page, '/about')
  await page.click('#b-to-about a')
  await errorScreen(page).waitFor()
  expect(documents()).toBe(1)
})

test('in a crawler a page that cannot be loaded is logged, and content, title and address stay', {
  tags: ['release'],
}, async () => {
  const { page, said, documents } = await open(CRAWLER)
  await page.route('**/about/_payload.json', (route) => route.abort())
  await page.click('#b-to-about a')
  await expect.poll(() => said.join(), TIMEOUT).toContain('Loading the page failed:')
  await untilIdle(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Where the day/)
  expect(await page.title()).toBe('Home')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await unreachableScreen(page).count()).toBe(0)
  expect(documents()).toBe(1)
})

test('in a crawler a page that fails to show is logged, without an error screen', {
  tags: ['release'],
}, async () => {
  const { page, said, documents } = await open(CRAWLER)
  await breakPayload(page, '/about')
  await page.click('#b-to-about a')
  await expect.poll(() => said.join(), TIMEOUT).toContain('Showing the page failed:')
  await untilIdle(page)
  expect(await page.locator('#b-i').count()).toBe(1)
  expect(await page.title()).toBe('About')
  expect(await errorScreen(page).count()).toBe(0)
  expect(documents()).toBe(1)
})

test('without a network a link shows the 503 screen, whose button tries again', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open()
  await page.context().setOffline(true)
  await page.click('#b-to-about a')
  await unreachableScreen(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  expect(await page.title()).toBe('This page did not arrive')
  expect(await page.locator('header').count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForSelector('#b-i')
  expect(await page.title()).toBe('About')
  expect(documents()).toBe(1)
})

test('a document that is loaded instead of a payload keeps query and anchor', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await page.route('**/about/_payload.json*', (route) => route.fulfill({ status: 404 }))
  await page.click('#b-to-anchor a')
  await page.waitForURL('**/about?from=home#b-i')
})

test('a page that reloads because of a missing script keeps query and anchor', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open()
  await page.route('**/assets/behaviour-*.js', (route) => route.abort())
  await page.click('#b-to-map a')
  await page.waitForURL('**/map?from=home#main')
  await expect.poll(documents, TIMEOUT).toBe(2)
  await untilReady(page)
  expect(page.url()).toContain('/map?from=home#main')
})

test('without session storage a page is shown without its missing script', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open({ before: disableStorage })
  await page.route('**/assets/behaviour-*.js', (route) => route.abort())
  await page.click('#b-to-map a')
  await page.waitForSelector('[data-block=map_screen]')
  await untilIdle(page)
  expect(documents()).toBe(1)
})

test('the button of the 503 screen of the server tries again, on the home page too', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await openPage(browser, `${site.url}/`, {
    before: async (page) => {
      let isAway = true
      await page.route(`${site.url}/`, async (route) => {
        const { body, headers } = await unreachableDocument()
        if (isAway) await route.fulfill({ status: 503, headers, body })
        else await route.continue()
        isAway = false
      })
    },
  })
  await untilReady(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForSelector('#b-hero')
  expect(documents()).toBe(1)
  expect(await page.title()).toBe('Home')
})

/** The server's 503 document, as it would be at any address. */
async function unreachableDocument() {
  const response = await fetch(`${site.url}/about`)
  const html = await response.text()
  const screen = /<template id="error-503"[^>]*>(.*?)<\/template>/s.exec(html)?.[1] ?? ''
  const body = html.replace(/(<main[^>]*>).*?(<\/main>)/s, `$1${screen}$2`)
  return { body, headers: { 'content-type': 'text/html; charset=utf-8' } }
}

test('an anchor that cannot be decoded causes no error', { tags: ['release'] }, async () => {
  const { page, said } = await open()
  await page.click('#b-to-odd-anchor a')
  await page.waitForSelector('#b-i')
  await untilIdle(page)
  expect(said.join()).not.toContain('URI malformed')
})

test('a form whose data cannot be read is sent by the browser', async () => {
  const { page, said } = await open()
  await page.route('**/about/_payload.json', async (route) => {
    const response = await route.fetch()
    const { main, ...rest } = await response.json()
    const json = { ...rest, main: main.replace('data-form="{', 'data-form="') }
    await route.fulfill({ response, json })
  })
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  await expect.poll(() => said.join(), TIMEOUT).toContain('The form has no script')
  expect(await page.locator('#b-about-form form:not([novalidate]) label').count()).toBe(9)
})

test('an error in a timer or a rejected promise is logged, and menu and navigation work', {
  tags: ['release'],
}, async () => {
  const { page, said, documents } = await open()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Thrown in a timer.')
    })
    void Promise.reject(new Error('Rejected and unhandled.'))
  })
  await expect
    .poll(() => said.join(), TIMEOUT)
    .toMatch(/timer.*and unhandled|and unhandled.*timer/s)
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
  await page.keyboard.press('Escape')
  await page.waitForSelector('#menu[hidden]', { state: 'attached' })
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  expect(await page.title()).toBe('About')
  expect(documents()).toBe(1)
})
