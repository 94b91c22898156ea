import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtSite, endOf, launchBrowser } from '../testing/built-site.ts'
import { addMapWithHours } from '../testing/map-with-hours.ts'
import {
  enableDataSaver,
  type OpenOptions,
  openPage,
  untilIdle,
  untilReady,
} from '../testing/open-page.ts'
import { formBlock, gap, heroBlock, leading, wordsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

/** The SEO fields of a page as the content service returns them. */
const described = (title: string, description: string) => ({
  _seoMetaTags: [
    { tag: 'title', attributes: null, content: title },
    { tag: 'meta', attributes: { name: 'description', content: description }, content: null },
  ],
})

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('', {
    id: '1',
    title: 'Home',
    blocks: [
      heroBlock('hero'),
      formBlock('form'),
      gap('g1'),
      leading('to-about', '/about'),
      leading('to-anchor', '/about#b-far'),
      leading('to-nowhere', '/nowhere'),
      leading('to-own-anchor', '#b-g1'),
      leading('to-map', '/map'),
    ],
  })
  addMapWithHours(site.content)
  site.content.pages.set('about', {
    id: '2',
    title: 'About',
    ...described('About', 'What there is to say.'),
    blocks: [
      wordsBlock('i'),
      gap('g1'),
      gap('g2'),
      gap('g3'),
      leading('far', '/'),
      gap('g4'),
      gap('g5'),
      formBlock('form'),
    ],
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(path: string, options: OpenOptions = {}) {
  const opened = await openPage(browser, site.url + path, options)
  if (options.javaScriptEnabled !== false) await untilReady(opened.page)
  return opened
}

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 0, id)

test('starting the page changes no HTML and logs nothing', async () => {
  const scriptless = await open('/', { javaScriptEnabled: false })
  const before = await scriptless.page.locator('#b-hero').innerHTML()
  const { page, said } = await open('/')
  expect(await page.locator('#b-hero').innerHTML()).toBe(before)
  expect(said).toEqual([])
})

test('without scripts the page is rendered completely', async () => {
  const { page } = await open('/about', { javaScriptEnabled: false })
  expect(await page.title()).toBe('About')
  expect(await page.locator('[data-block]').count()).toBe(8)
  expect(await page.locator('#b-form label').count()).toBe(9)
})

test('a link in static HTML shows the next page without a new document', async () => {
  const { page, said, documents } = await open('/')
  await page.click('#b-to-about a')
  await page.waitForURL('**/about')
  await page.waitForSelector('#b-i')
  expect(await page.title()).toBe('About')
  expect(await scrollOf(page)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.url}/about`)
  expect(documents()).toBe(1)
  expect(said).toEqual([])
})

test('after a navigation the head is the same as after a full load', async () => {
  const tags = (page: Page) =>
    page.evaluate(() => {
      const isOfBuild = ({ rel }: HTMLLinkElement) => /stylesheet|preload/.test(rel)
      return [...document.head.querySelectorAll<HTMLElement>('title, meta, link')]
        .filter((tag) => !(tag instanceof HTMLLinkElement && isOfBuild(tag)))
        .map(({ outerHTML }) => outerHTML)
        .sort()
    })
  const { page } = await open('/')
  const home = await tags(page)
  await page.evaluate(() =>
    Object.assign(window, { kept: document.querySelector('link[rel="icon"]') }),
  )
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  const shown = await tags(page)
  expect(await page.evaluate(() => Reflect.get(window, 'kept').isConnected)).toBe(true)
  expect(shown).not.toEqual(home)
  await page.reload()
  await untilReady(page)
  expect(shown).toEqual(await tags(page))
})

test('a page shown by navigation has its styles and its behaviours', async () => {
  const { page } = await open('/about')
  await page.click('#b-far a')
  await page.waitForSelector('#b-hero')
  const padding = await page.evaluate(() => {
    const block = document.querySelector('#b-hero > section')
    return block && getComputedStyle(block).isolation
  })
  expect(padding).toBe('isolate')
  await page.locator('#b-form form[novalidate]').waitFor()
})

test('back and forward restore the scroll position', async () => {
  const { page } = await open('/')
  await page.evaluate(() => scrollTo(0, 700))
  await page.locator('#b-to-about a').evaluate((link: HTMLElement) => link.click())
  await page.waitForSelector('#b-i')
  await page.evaluate(() => scrollTo(0, 300))
  await page.goBack()
  await page.waitForSelector('#b-hero')
  await expect.poll(() => scrollOf(page)).toBe(700)
  await page.goForward()
  await page.waitForSelector('#b-i')
  await expect.poll(() => scrollOf(page)).toBe(300)
})

test('a link to an anchor of another page scrolls to the anchor', {
  tags: ['release'],
}, async () => {
  const { page } = await open('/')
  await page.click('#b-to-anchor a')
  await page.waitForSelector('#b-i')
  await expect.poll(() => topOf(page, 'b-far')).toBeLessThan(200)
  expect(await scrollOf(page)).toBeGreaterThan(500)
})

test('a link to an anchor of this page only scrolls, and back returns', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open('/', { before: enableDataSaver })
  const payloads: string[] = []
  page.on('request', (request) => payloads.push(request.url()))
  await page.evaluate(() => scrollTo(0, 100))
  await page.locator('#b-to-own-anchor a').evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => topOf(page, 'b-g1'), { timeout: 30_000 }).toBeLessThan(200)
  expect(new URL(page.url()).hash).toBe('#b-g1')
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(100)
  expect(payloads.filter((url) => url.includes('_payload'))).toEqual([])
  expect(documents()).toBe(1)
})

test('a reload keeps the scroll position', { tags: ['release'] }, async () => {
  const { page } = await open('/about')
  await page.evaluate(() => scrollTo(0, 600))
  await untilIdle(page)
  await page.reload()
  await untilReady(page)
  await expect.poll(() => scrollOf(page)).toBe(600)
})

test('a page that does not exist is loaded as a document', { tags: ['release'] }, async () => {
  const { page, documents } = await open('/')
  await page.click('#b-to-nowhere a')
  await page.waitForURL('**/nowhere')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(documents()).toBe(2)
})

test('a failing payload is retried before the document is loaded', async () => {
  const { page, documents } = await open('/')
  let tries = 0
  await page.route('**/about/_payload.json', async (route) => {
    if (++tries < 3) await route.fulfill({ status: 503 })
    else await route.continue()
  })
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  expect([tries, documents()]).toEqual([3, 1])
})

test('the pending indicator moves along its arc, and stands still with reduced motion', {
  tags: ['release'],
}, async () => {
  const { page } = await open('/', { reducedMotion: 'no-preference' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/about/_payload.json', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.click('#b-to-about a')
  await page.waitForSelector('#pending:not([hidden])')
  const arc = page.locator('body .arc').last()
  await arc.waitFor({ state: 'visible' })
  const sun = () => arc.evaluate((element) => getComputedStyle(element, '::after').left)
  const before = await sun()
  await expect.poll(sun, { timeout: 30_000 }).not.toBe(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stands = async () => {
    const place = await sun()
    await untilIdle(page)
    return place === (await sun())
  }
  await expect.poll(stands, { timeout: 30_000 }).toBe(true)
  answer.resolve()
  await page.waitForSelector('#b-i')
  expect(await page.locator('#pending:not([hidden])').count()).toBe(0)
  expect(await arc.isVisible()).toBe(false)
})

test('a script that fails on navigation loads the document, once', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open('/')
  await page.route('**/assets/behaviour-*.js', (route) => route.abort())
  await page.click('#b-to-map a')
  await page.waitForURL('**/map')
  await expect.poll(documents, { timeout: 30_000 }).toBe(2)
  await untilReady(page)
  await untilIdle(page)
  expect(await page.locator('[data-block=map_screen]').count()).toBe(1)
  expect(documents()).toBe(2)
})

test.each([
  ['of another build', { build: 'newer' }],
  ['with a menu published since', { settings: 'others' }],
])('a page %s is loaded as a document', { tags: ['release'] }, async (_, other) => {
  const { page, documents } = await open('/')
  await page.route('**/about/_payload.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...other } })
  })
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-i')
  expect(documents()).toBe(2)
})

test('on the home page the wordmark closes the menu', { tags: ['release'] }, async () => {
  const { page, documents } = await open('/')
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
  await page.waitForFunction(
    () => document.getElementById('menu')?.getAnimations({ subtree: true }).length === 0,
  )
  await page.click('header a[href="/"]')
  await page.waitForSelector('#menu[hidden]', { state: 'attached' })
  expect(documents()).toBe(1)
})

test('clicks with a modifier or the middle button, and links with a target, are left to the browser', {
  tags: ['release'],
}, async () => {
  const { page } = await open('/')
  const link = page.locator('#b-to-about a')
  const opensTab = async (click: Parameters<typeof link.click>[0]) => {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click(click)])
    await opened.waitForURL('**/about')
    await opened.close()
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await opensTab({ modifiers: ['ControlOrMeta'] })
  await opensTab({ button: 'middle' })
  await link.evaluate((element) => element.setAttribute('target', '_blank'))
  await opensTab({})
})

test('no request leaves the site, and nothing violates the content security policy', async () => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const hosts = new Set<string>()
  const said: string[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  page.on('console', (message) => said.push(message.text()))
  await page.goto(site.url, { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([site.url])
  expect(said).toEqual([])
})

test('the server exits at once when it is stopped', async () => {
  const other = await builtSite()
  const started = Date.now()
  expect(await endOf(other.program)).toBe(0)
  expect(Date.now() - started).toBeLessThan(2500)
  await other.stop()
})
