import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, expect, type Page } from '@playwright/test'
import { budgetsOf, overBudget, weighFirstView } from './first-view.ts'
import { largestPaint } from './largest-paint.ts'
import { phone, screens } from './screens.ts'
import { test } from './small-window.ts'
import { readStack } from './stack.ts'
import { weigh } from './weigh.ts'

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const weights = await weigh(page, path)
  return weights.filter(({ kind }) => kind === 'Script').map(({ url }) => new URL(url).pathname)
}

test.describe('on a phone, before any interaction,', () => {
  test.use(phone)

  for (const { name, path } of screens) {
    test(`the screen "${name}" stays within its budgets`, async ({ browser, page }) => {
      const address = readStack('demo').siteUrl + path
      await untilPicturesAreMade(browser, address)
      const html = await documentAt(address)
      const most = budgetsOf(name)
      expect(compressed(html, 7)).toBeLessThanOrEqual(most.html * 1000)
      expect(compressed(html, 11)).toBeLessThanOrEqual(most.smallestHtml * 1000)
      const weight = await weighFirstView(page, address)
      expect(Math.min(weight.html, weight.css, weight.script, weight.font)).toBeGreaterThan(0)
      expect(overBudget(name, weight)).toEqual([])
    })
  }
})

/** A picture is sent as WebP until its AVIF was encoded, which the first request triggers. */
async function untilPicturesAreMade(browser: Browser, address: string): Promise<void> {
  await expect.poll(() => picturesInWebp(browser, address), { timeout: 90_000 }).toEqual([])
}

async function picturesInWebp(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const found: string[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type'] === 'image/webp') found.push(response.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return found
}

async function documentAt(address: string): Promise<Buffer> {
  const sent = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  expect(sent.headers.get('content-encoding')).toBe('br')
  return Buffer.from(await sent.arrayBuffer())
}

/** Like `site/server/http/encodings.ts`: quality 7 for the first visitor, 11 for later ones. */
function compressed(html: Buffer, quality: 7 | 11): number {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return brotliCompressSync(html, { params }).length
}

test('an exceeded budget is reported', () => {
  const within = { html: 27.5, css: 20, script: 25, font: 90, image: 250, rest: 0 }
  expect(overBudget('home', within)).toEqual([])
  expect(overBudget('home', { ...within, image: 250.1 })).toEqual(['image: 250.1 KB, at most 250'])
})

test('scripts are sent as brotli', async ({ page }) => {
  const encodings: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      encodings.push(response.headers()['content-encoding'])
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(new Set(encodings)).toEqual(new Set(['br']))
})

test('React is loaded only for an island near the view', async ({ page }) => {
  const react = async (path: string) =>
    (await scriptsOf(page, path)).filter((script) => /\/(?:react|island)-/.test(script))
  expect(await react('/contact')).toHaveLength(2)
  expect(await react('/')).toEqual([])
  // Its form is at the end of the page.
  expect(await react('/real-estate')).toEqual([])
})

test('the animated globe is loaded only when it is near the view', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const globe = page.locator('[data-globe]')
  expect(await globe.locator('canvas').count()).toBe(0)
  await globe.scrollIntoViewIfNeeded()
  await expect(globe.locator('canvas')).toBeVisible()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the largest paint at ${viewport.width} px is the hero's picture`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/', { waitUntil: 'networkidle' })
    const largest = await largestPaint(page)
    expect(largest).toMatchObject({ tag: 'img', block: 'hero', priority: 'high', loading: 'eager' })
    expect(largest?.srcsetWidths).toBeGreaterThanOrEqual(4)
    const html = await (await page.request.get('/')).text()
    expect(await page.evaluate(firstEager, html)).toMatchObject({
      priority: 'high',
      srcset: expect.stringMatching(/ \d+w/),
    })
  })
}

/** The first picture of a document that is not lazy. */
function firstEager(html: string) {
  const pictures = new DOMParser().parseFromString(html, 'text/html').images
  const first = [...pictures].find(({ loading }) => loading !== 'lazy')
  return first && { priority: first.fetchPriority, srcset: first.srcset }
}
