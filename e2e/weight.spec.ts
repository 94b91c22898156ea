import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, expect } from '@playwright/test'
import { budgetsOf, overBudget, weighFirstView } from './first-view.ts'
import { largestPaint } from './largest-paint.ts'
import { MORNING, phone, screens } from './screens.ts'
import { test } from './small-window.ts'
import { readStack } from './stack.ts'

/** The largest screens; encoding the pictures of all takes a minute. */
const ON_EVERY_CHANGE = ['home', 'listing']

test.describe('on a phone, before any interaction,', () => {
  test.use(phone)

  for (const { name, path } of screens) {
    test(`the screen "${name}" stays within its budgets`, {
      tag: ON_EVERY_CHANGE.includes(name) ? [] : '@release',
    }, async ({ browser, page }) => {
      const address = readStack('demo').siteUrl + path
      await untilPicturesAreMade(browser, address)
      const html = await documentAt(address)
      const most = budgetsOf(name)
      expect(compressed(html, 7)).toBeLessThanOrEqual(most.html * 1000)
      expect(compressed(html, 11)).toBeLessThanOrEqual(most.smallestHtml * 1000)
      // The budgets are those of the day: the evening loads words and a picture of its own.
      await page.clock.setFixedTime(MORNING)
      const weight = await weighFirstView(page, address)
      expect(Math.min(weight.html, weight.css, weight.script, weight.font)).toBeGreaterThan(0)
      expect(overBudget(name, weight)).toEqual([])
    })
  }
})

const ACCEPT = 'image/avif,image/webp,*/*;q=0.8'

/** A picture is sent as WebP until its AVIF was encoded, which the first request triggers. */
async function untilPicturesAreMade(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const inWebp: string[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type'] === 'image/webp') inWebp.push(response.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  for (const url of inWebp) {
    const typeNow = async () => {
      const { headers } = await fetch(url, { headers: { accept: ACCEPT } })
      return headers.get('content-type')
    }
    await expect.poll(typeNow, { timeout: 90_000 }).toBe('image/avif')
  }
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
  const within = { html: 27.5, css: 20, script: 20, font: 90, image: 250, rest: 0 }
  expect(overBudget('home', within)).toEqual([])
  expect(overBudget('home', { ...within, image: 250.1 })).toEqual(['image: 250.1 KB, at most 250'])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the largest paint at ${width} px is the hero's picture`, {
    tag: width === 1440 ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
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

/** The first picture of a document that is not lazy. */
function firstEager(html: string) {
  const pictures = new DOMParser().parseFromString(html, 'text/html').images
  const first = [...pictures].find(({ loading }) => loading !== 'lazy')
  return first && { priority: first.fetchPriority, srcset: first.srcset }
}
