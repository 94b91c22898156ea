import { full as bannerCta } from '@belvedere/blocks/banner-cta/fixture.ts'
import { full as form } from '@belvedere/blocks/contact-form/fixture.ts'
import { full as hero } from '@belvedere/blocks/hero/fixture.ts'
import { full as intro } from '@belvedere/blocks/intro/fixture.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { block } from '../testing/fake-content.ts'
import { openPage, untilReady } from '../testing/open-page.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

const leading = (id: string, to: string) =>
  block('banner_cta', id, { ...bannerCta, link: { id: 'l', label: `To ${to}`, to } })

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('', {
    id: '1',
    title: 'Home',
    blocks: [
      block('hero', 'hero', hero),
      block('contact_form', 'form', form),
      leading('to-about', '/about'),
      leading('to-anchor', '/about?from=home#b-i'),
      leading('to-odd-anchor', '/about#%'),
    ],
  })
  site.content.pages.set('plain', {
    id: '3',
    title: 'Plain',
    blocks: [leading('go', '/about?from=plain#b-i')],
  })
  site.content.pages.set('about', {
    id: '2',
    title: 'About',
    blocks: [block('intro', 'i', intro), block('contact_form', 'about-form', form)],
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${site.url}/`, options)
  await untilReady(opened.page)
  return opened
}

/** Opens the home page with a part of its inline JSON broken, so that rendering it fails. */
function openBroken(
  part: string,
  broken: string,
  options: BrowserContextOptions = {},
  prepare = async (_page: Page): Promise<unknown> => undefined,
) {
  const before = async (page: Page) => {
    await prepare(page)
    await page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(part, broken)
      await route.fulfill({ response, body })
    })
  }
  return openPage(browser, `${site.url}/`, { ...options, before })
}

/** A browser that is told to keep nothing of this site. */
const keepNothing = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    }),
  )

const BROKEN_SHELL = ['"footMenu1":[]', '"footMenu1":5'] as const
const BROKEN_PAGE = ['"head":[', '"head":5,"tags":['] as const
const CRAWLER = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

test('an error in the shell shows the error screen without the shell', async () => {
  const { page, documents } = await openBroken(...BROKEN_SHELL)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await expect.poll(documents).toBe(2)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.locator('body').textContent()).not.toContain('Unexpected Application Error')
  expect(await page.locator('header').count()).toBe(0)
  expect(await page.title()).toBe('Page Not Found')
})

test('an error in the page shows the error screen inside the shell', async () => {
  const { page, documents } = await openBroken(...BROKEN_PAGE)
  await expect.poll(documents).toBe(2)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.locator('header').count()).toBe(1)
})

test.each([
  ['shell', ...BROKEN_SHELL],
  ['page', ...BROKEN_PAGE],
])('in a crawler an error in the %s is logged and the content stays', async (_, part, broken) => {
  const { page, said, documents } = await openBroken(part, broken, CRAWLER)
  await expect.poll(() => said.join()).toContain('The page failed:')
  await page.waitForTimeout(200)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Where the day/)
  expect(await page.locator('header').count()).toBe(1)
  expect(await page.getByText('Page not found').count()).toBe(0)
  expect(documents()).toBe(1)
})

test('without a network a link shows that the page did not arrive, and tries again', async () => {
  const { page, documents } = await open()
  await page.context().setOffline(true)
  await page.click('#b-to-about a')
  await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  expect(await page.title()).toBe('This page did not arrive')
  expect(await page.locator('header').count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForSelector('#b-i')
  expect(await page.title()).toBe('About')
  expect(documents()).toBe(1)
})

test('a document asked for in place of a payload keeps query and anchor', async () => {
  const { page } = await open()
  await page.route('**/about/_payload.json', (route) => route.fulfill({ status: 404 }))
  await page.click('#b-to-anchor a')
  await page.waitForURL('**/about?from=home#b-i')
})

test('a page that loads anew because its script did not arrive keeps query and anchor', async () => {
  const { page } = await openPage(browser, `${site.url}/plain`)
  await untilReady(page)
  await page.route('**/assets/island-*.js', (route) => route.abort())
  await page.click('#b-go a')
  await page.waitForURL('**/about?from=plain#b-i')
})

test('where the browser keeps nothing, a script that does not arrive leads to another try', async () => {
  const { page, documents } = await openPage(browser, `${site.url}/plain`, { before: keepNothing })
  await untilReady(page)
  await page.route('**/assets/island-*.js', (route) => route.abort())
  await page.click('#b-go a')
  await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor()
  expect(documents()).toBe(1)
})

test('where the browser keeps nothing, an error in the page does not load it over and over', async () => {
  const { page, documents } = await openBroken(...BROKEN_PAGE, {}, keepNothing)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.waitForTimeout(200)
  expect(documents()).toBe(1)
})

test('an anchor that is no proper address is left alone', async () => {
  const { page, said } = await open()
  await page.click('#b-to-odd-anchor a')
  await page.waitForSelector('#b-i')
  await page.waitForTimeout(100)
  expect(said.join()).not.toContain('URI malformed')
})

test('an island that fails after a navigation falls back to its HTML', async () => {
  const { page } = await open()
  await page.route('**/about/_payload.json', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"sidebar":[', '"sidebar":5,"was":[')
    await route.fulfill({ response, body })
  })
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  await expect.poll(() => page.locator('#b-about-form label').count()).toBe(6)
})

test('a menu published since the document was made comes with the next page', async () => {
  const { page, documents } = await open()
  await page.route('**/about/_payload.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), settings: 'others' } })
  })
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  expect(documents()).toBe(2)
})

test('an island whose script never answers leaves the rest of the page alive', async () => {
  const before = (page: Page) => page.route('**/assets/island-*.js', () => {})
  const { page } = await openPage(browser, `${site.url}/`, { before, waitUntil: 'commit' })
  await untilReady(page)
  expect(await page.locator('#b-form label').count()).toBe(6)
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
})

test('an island whose script comes late comes alive late, with what was typed before', async () => {
  const arrival = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/island-*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
  const { page, said } = await openPage(browser, `${site.url}/`, { before, waitUntil: 'commit' })
  await untilReady(page)
  await page.getByLabel('Message').fill('Typed before')
  await page.getByLabel('About').selectOption('A visit')
  await page.getByLabel('You may keep my details').check()
  arrival.resolve()
  await page.locator('#b-form form[novalidate]').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Typed before')
  expect(await page.getByLabel('About').inputValue()).toBe('A visit')
  expect(await page.getByLabel('You may keep my details').isChecked()).toBe(true)
  expect(said).toEqual([])
})
