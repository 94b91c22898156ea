import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { deployNextBuild } from '../testing/deploy-next-build.ts'
import { enableDataSaver, type OpenOptions, openPage, untilReady } from '../testing/open-page.ts'
import { farGaps, formBlock, leading, rowsBlock, wordsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const home = [
    wordsBlock('home'),
    ...['about', 'old', 'older', 'away'].map((slug) => leading(`to-${slug}`, `/${slug}`)),
  ]
  site.content.pages.set('', { id: '1', title: 'Home', blocks: home })
  site.content.pages.set('about', { id: '2', title: 'About', blocks: [rowsBlock('about')] })
  site.content.pages.set('form', {
    id: '3',
    title: 'Form',
    blocks: [wordsBlock('i'), ...farGaps(), formBlock('f')],
  })
  const images = ['One', 'Two'].map((title) => picture(title, { alt: title, title }))
  site.content.records.gallery.push({ slug: 'dusk', title: 'After dark', images })
  site.content.redirects = [
    { from: '/old', to: '/about', status: 301 },
    { from: '/older', to: '/old?from=older', status: 301 },
    { from: '/away', to: `${otherSite()}/elsewhere`, status: 302 },
  ]
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const TIMEOUT = { timeout: 30_000 }

/** The same server under another name. */
const otherSite = () => site.url.replace('localhost', '127.0.0.1')

/** Opens a page with a clock that the test moves, and records its requests. */
async function open(path: string, options: OpenOptions = {}) {
  const requests: string[] = []
  const finished: string[] = []
  const before = async (page: Page) => {
    await page.clock.install()
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      requests.push(pathname + search)
    })
    page.on('requestfinished', (request) => finished.push(request.url()))
    await options.before?.(page)
  }
  const opened = await openPage(browser, site.url + path, { ...options, before })
  await untilReady(opened.page)
  const count = (part: string) => requests.filter((address) => address.includes(part)).length
  /** Waits until the browser has the redirects of the manifest. */
  const untilManifest = async () => {
    await opened.page.clock.fastForward(2000)
    await expect
      .poll(() => finished.some((url) => url.includes('/builds/meta/')), TIMEOUT)
      .toBe(true)
    // A later request has been answered, so the page has read the manifest as well.
    await opened.page.evaluate(async () => (await fetch(location.pathname)).text())
  }
  /** Waits for the script of the cookie banner, which is loaded six seconds after the page. */
  const untilBanner = () =>
    expect
      .poll(async () => {
        await opened.page.clock.fastForward(7000)
        return finished.some((url) => url.includes('/banner-'))
      }, TIMEOUT)
      .toBe(true)
  return { ...opened, requests, count, untilManifest, untilBanner }
}

const minutes = (page: Page, count: number) => page.clock.fastForward(count * 60_000)

/** Says that the tab is hidden or visible again. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('links and scripts go straight to the targets of redirects', async () => {
  const { page, said, requests, documents, untilManifest } = await open('/')
  await untilManifest()
  await page.click('#b-to-old a')
  await page.waitForSelector('#b-about')
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.goBack()
  await page.waitForSelector('#b-home')
  await page.evaluate(() => void navigation.navigate('/older#b-about').committed?.catch(() => {}))
  await page.waitForSelector('#b-about')
  await expect.poll(() => page.url()).toBe(`${site.url}/about?from=older#b-about`)
  expect(requests.filter((address) => address.startsWith('/old'))).toEqual([])
  expect([documents(), said]).toEqual([1, []])
  await page.goBack()
  await page.waitForSelector('#b-home')
  await page.click('#b-to-away a')
  await page.waitForURL(`${otherSite()}/elsewhere`)
  // Pointing at the link may have asked for its payload.
  expect(requests).not.toContain('/away')
})

test('an old tab loads its scripts from the old build, and its next page as a document', async () => {
  // Saving data, they have loaded nothing that they do not show.
  const form = await open('/form', { before: enableDataSaver })
  const { page, said, requests, documents } = form
  const gallery = await open('/gallery/dusk', { before: enableDataSaver })
  for (const { untilBanner } of [form, gallery]) await untilBanner()
  await site.restart(deployNextBuild)
  await page.getByLabel('Message').focus()
  await page.waitForSelector('form[novalidate]', TIMEOUT)
  await gallery.page.locator('main a[data-opens]').first().click()
  await gallery.page.waitForSelector('dialog[open]', TIMEOUT)
  expect([gallery.documents(), gallery.said]).toEqual([1, []])
  const island = requests.find((address) => address.includes('/island-')) ?? ''
  const answer = await fetch(site.url + island)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect([documents(), said]).toEqual([1, []])
  const build = await buildOf(page)
  await page.evaluate(() => void navigation.navigate('/about').committed?.catch(() => {}))
  await page.waitForSelector('#b-about')
  expect(documents()).toBe(2)
  expect(await buildOf(page)).not.toBe(build)
  await page.locator('#b-about summary').last().click()
  expect(said).toEqual([])
})

function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(document.getElementById('state')?.textContent ?? '').page.build,
  )
}

test('a visible tab reloads for a new build once it is idle, a form with text never', async () => {
  const { page, count, documents, untilManifest } = await open('/about')
  const form = await open('/form')
  await untilManifest()
  await form.untilManifest()
  await form.page.getByLabel('Message').fill('Not sent yet')
  await site.restart(deployNextBuild)
  await minutes(page, 4)
  expect([count('latest.json'), documents()]).toEqual([0, 1])
  await minutes(page, 2)
  await expect.poll(documents, TIMEOUT).toBe(2)
  expect(count('latest.json')).toBe(1)
  await minutes(form.page, 6)
  await minutes(form.page, 6)
  await expect.poll(() => form.count('latest.json')).toBe(2)
  await setHidden(form.page, true)
  await minutes(form.page, 20)
  expect([form.documents(), form.count('latest.json')]).toEqual([1, 2])
  expect(await form.page.getByLabel('Message').inputValue()).toBe('Not sent yet')
})
