import { builtSite, launchBrowser } from '@belvedere/site/testing/built-site.ts'
import { gap } from '@belvedere/site/testing/page-blocks.ts'
import { block } from '@belvedere/site/testing/records.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { full as steps } from './fixture.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const blocks = [gap('g1'), gap('g2'), block('featured_scroll', 's', steps), gap('g3'), gap('g4')]
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(site.url)
  return page
}

/** Resolves once this label, and no other, is marked. */
async function untilCurrent(page: Page, label: string) {
  await page.locator('[data-labels] a[aria-current="true"]', { hasText: label }).waitFor()
  expect(await page.locator('[data-labels] a[aria-current]').count()).toBe(1)
}

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView())

test('the label of the step in view is marked, also after a jump', async () => {
  const page = await open()
  await untilCurrent(page, 'Reserve')
  await scrollTo(page, '#sign')
  await untilCurrent(page, 'Sign')
  await scrollTo(page, '#b-g4')
  await untilCurrent(page, 'Arrive')
  await page.evaluate(() => scroll(0, 0))
  await untilCurrent(page, 'Reserve')
})

test('a label scrolls to its step, which is then the current one', async () => {
  const page = await open()
  await untilCurrent(page, 'Reserve')
  await page.click('[data-labels] a[href="#walk"]')
  await untilCurrent(page, 'Walk')
  expect(new URL(page.url()).hash).toBe('#walk')
})

test('without scripts no label is marked, and each still links to its step', async () => {
  const page = await open({ javaScriptEnabled: false })
  expect(await page.locator('[data-labels] a[aria-current]').count()).toBe(0)
  await page.click('[data-labels] a[href="#sign"]')
  expect((await page.locator('#sign').boundingBox())?.y).toBeLessThan(200)
})
