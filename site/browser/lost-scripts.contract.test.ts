import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { addMapWithHours } from '../testing/map-with-hours.ts'
import { openPage, stopDates, untilIdle, untilReady } from '../testing/open-page.ts'
import { farGaps, formBlock, leading, rowsBlock, wordsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

/** The animation of the cover alone takes a second. */
const TIMEOUT = { timeout: 30_000 }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('rows', {
    id: '1',
    title: 'Rows',
    blocks: [wordsBlock('i'), rowsBlock('r'), leading('to-words', '/words')],
  })
  site.content.pages.set('words', { id: '3', title: 'Words', blocks: [wordsBlock('w')] })
  site.content.pages.set('form', {
    id: '2',
    title: 'Form',
    blocks: [wordsBlock('i'), ...farGaps(), formBlock('f')],
  })
  addMapWithHours(site.content)
  const images = ['One', 'Two', 'Three'].map((title) => picture(title, { alt: title, title }))
  site.content.records.gallery.push({ slug: 'dusk', title: 'After dark', images })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens a page and aborts its requests for the scripts with these names. */
async function openWithout(scripts: string, path: string) {
  const requests: string[] = []
  const before = async (page: Page) => {
    await stopDates(page)
    await page.route(new RegExp(`/assets/(?:${scripts})-[\\w-]{8}\\.js$`), (route) => {
      requests.push(route.request().url())
      return route.abort()
    })
  }
  const opened = await openPage(browser, site.url + path, { before })
  return { ...opened, requests }
}

/** Checks that the menu opens and closes. */
async function expectUsable(page: Page) {
  await untilReady(page)
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
  await page.keyboard.press('Escape')
  await page.waitForSelector('#menu[hidden]', { state: 'attached' })
}

test('a missing behaviour reloads the page once, and the block works without it', async () => {
  const { page, documents, requests } = await openWithout('block-behaviours', '/rows')
  await expect.poll(documents, TIMEOUT).toBe(2)
  await expectUsable(page)
  await untilIdle(page)
  expect([documents(), requests.length]).toEqual([2, 2])
  const row = page.locator('#b-r details').last()
  await row.locator('summary').click()
  expect(await row.getAttribute('open')).not.toBeNull()
  // Another page reloads once as well.
  await page.click('#b-to-words a')
  await page.waitForSelector('#b-w')
  await expect.poll(documents, TIMEOUT).toBe(3)
  await expectUsable(page)
  expect(documents()).toBe(3)
})

test.each(['behaviour', 'more'])(
  'a missing script of the map (%s) reloads it once',
  { tags: ['release'] },
  async (script) => {
    const { page, documents, requests } = await openWithout(script, '/map')
    if (script === 'more') await page.locator('[data-filters]').hover()
    await expect.poll(documents, TIMEOUT).toBe(2)
    await expectUsable(page)
    if (script === 'more') await page.locator('[data-filters]').hover()
    await expect.poll(() => requests.length, TIMEOUT).toBe(2)
    await untilIdle(page)
    expect(documents()).toBe(2)
  },
)

test('a missing script of the form reloads the page once, when the form is focused', {
  tags: ['release'],
}, async () => {
  const { page, documents, requests } = await openWithout('start-form', '/form')
  await untilReady(page)
  await untilIdle(page)
  expect([documents(), requests.length]).toEqual([1, 0])
  await page.getByLabel('Message').focus()
  await expect.poll(documents, TIMEOUT).toBe(2)
  await untilReady(page)
  await page.getByLabel('Message').fill('Typed without a script')
  await expectUsable(page)
  await untilIdle(page)
  expect(documents()).toBe(2)
  expect(await page.getByLabel('Message').inputValue()).toBe('Typed without a script')
  expect(await page.locator('form[novalidate]').count()).toBe(0)
})

test('a missing lightbox script reloads the page once; after that a link opens its picture', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await openWithout('lightbox', '/gallery/dusk')
  await untilReady(page)
  const link = page.locator('main a[data-opens]').first()
  const file = await link.getAttribute('href')
  await link.click()
  await expect.poll(documents, TIMEOUT).toBe(2)
  expect(new URL(page.url()).pathname).toBe('/gallery/dusk')
  await expectUsable(page)
  await untilIdle(page)
  expect(documents()).toBe(2)
  await link.click()
  await page.waitForURL((url) => url.pathname + url.search === file)
})

test('a missing panel of the menu reloads the page once, when it is opened; after that the menu stays closed', {
  tags: ['release'],
}, async () => {
  const { page, documents, requests } = await openWithout('at-rest', '/words')
  await untilReady(page)
  await untilIdle(page)
  expect(documents()).toBe(1)
  const toggle = page.getByRole('button', { name: 'Menu toggle' })
  await toggle.click()
  await expect.poll(documents, TIMEOUT).toBe(2)
  await untilReady(page)
  const before = requests.length
  await toggle.click()
  await expect.poll(() => requests.length, TIMEOUT).toBeGreaterThan(before)
  await expect.poll(() => toggle.getAttribute('aria-expanded'), TIMEOUT).toBe('false')
  expect(await page.locator('#menu').isHidden()).toBe(true)
  expect(documents()).toBe(2)
})

test('without a connection a missing script does not reload the page', {
  tags: ['release'],
}, async () => {
  const { page, said, documents } = await openPage(browser, `${site.url}/form`)
  await untilReady(page)
  await page.context().setOffline(true)
  await page.getByLabel('Message').focus()
  await expect.poll(() => said.join(), TIMEOUT).toContain('The form has no script')
  await untilIdle(page)
  expect(documents()).toBe(1)
  await page.getByLabel('Message').fill('Still here')
  expect(new URL(page.url()).pathname).toBe('/form')
})
