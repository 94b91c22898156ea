import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { gap, kindBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

/** Accordion rows, one of them much taller than the others. */
const links = [1, 2, 3, 4].map((number) => ({
  id: `r${number}`,
  link: null,
  image: null,
  text: {
    eyebrow: null,
    title: `Row ${number}`,
    text: 'So much to see. '.repeat(number === 2 ? 60 : 3),
  },
}))

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const blocks = [
    gap('s'),
    kindBlock('property_gallery', 'g'),
    kindBlock('property_listing', 'l'),
    kindBlock('accordion_5050', 'a', { links }),
  ]
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(options: BrowserContextOptions = {}, hash = '') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(site.url + hash)
  return page
}

const tab = (page: Page, name: string, selected: boolean) =>
  page.getByRole('tab', { name, selected }).waitFor()

/** A picture fades for a second, longer on a busy machine. */
const TIMEOUT = { timeout: 30_000 }

/** Resolves once this picture is the only visible one. */
async function untilShown(page: Page, label: string) {
  await page.getByRole('tabpanel', { name: label }).waitFor()
  await expect.poll(() => page.getByRole('tabpanel').count(), TIMEOUT).toBe(1)
}

test('tabs show their pictures, by pointer and by keyboard', { tags: ['release'] }, async () => {
  const page = await open()
  await tab(page, 'Pool', true)
  await untilShown(page, 'Pool')
  await page.getByRole('tab', { name: 'Living' }).click()
  await untilShown(page, 'Living')
  expect(new URL(page.url()).hash).toBe('')
  await page.keyboard.press('ArrowRight')
  await untilShown(page, 'Bedroom')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await untilShown(page, 'Pool')
  expect(await page.locator('[role="tab"]:focus').textContent()).toBe('Pool')
})

test('an address that names a picture opens it', { tags: ['release'] }, async () => {
  const page = await open({}, '#item-t3')
  await tab(page, 'Living', true)
  await untilShown(page, 'Living')
})

test('without scripts all pictures are listed with their labels', async () => {
  const page = await open({ javaScriptEnabled: false })
  for (const label of ['Pool', 'Terrace', 'Living', 'Bedroom', 'Evening']) {
    expect(await page.locator('figcaption', { hasText: label }).isVisible()).toBe(true)
  }
  expect(await page.locator('figure img').first().isVisible()).toBe(true)
  expect(await page.locator('[data-filters]').isVisible()).toBe(false)
  expect(await page.locator('[data-listings] > li').count()).toBe(5)
})

/** The names of the visible listings, once the status shows this count. */
async function names(page: Page, count: string) {
  await page.getByRole('status').filter({ hasText: count }).waitFor()
  return page.locator('[data-listings] > li:visible h3').allTextContents()
}

test('listings can be filtered, down to an empty result', async () => {
  const page = await open()
  await tab(page, 'Pool', true)
  const choose = (label: string) => page.locator('label', { hasText: label }).click()
  await choose('4')
  expect(await names(page, '2 houses')).toEqual(['Villa Garlic', 'Villa Juniper'])
  await choose('Reserved')
  expect(await names(page, '1 house')).toEqual(['Villa Juniper'])
  await choose('3')
  expect(await names(page, '0 houses')).toEqual([])
  await page.getByRole('button', { name: 'Show all houses' }).click()
  expect(await names(page, '5 houses')).toHaveLength(5)
})

test('listings can be sorted, and the first one is the wide one', async () => {
  const page = await open()
  await tab(page, 'Pool', true)
  await page.getByLabel('Sort').selectOption('Price, low to high')
  await page.locator('[data-listings] > li:first-child', { hasText: 'Villa Canto' }).waitFor()
  const widths = await page
    .locator('[data-listings] > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)))
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.9)
  await page.getByLabel('Sort').selectOption('As listed')
  await page.locator('[data-listings] > li:first-child', { hasText: 'Villa Sorrel' }).waitFor()
})

test('opening an accordion row does not move the rows above it', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  const [list, first] = [page.locator('[data-rows]'), page.locator('[data-rows] summary').first()]
  const pinned = async () => {
    await first.click()
    return list.getAttribute('style')
  }
  await expect.poll(pinned).toContain('--pinned')
  const shape = () =>
    list.evaluate((rows) => {
      const { top, height } = rows.getBoundingClientRect()
      // Within the block: what is above it may still load.
      const block = rows.closest('[data-block]')?.getBoundingClientRect()
      return { top: Math.round(top - (block?.top ?? 0)), height }
    })
  const before = await shape()
  await page.locator('[data-rows] summary', { hasText: 'Row 2' }).click()
  await expect.poll(async () => (await shape()).height).toBeGreaterThan(before.height + 100)
  expect(await shape()).toMatchObject({ top: before.top })
})
