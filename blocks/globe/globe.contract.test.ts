import { brotliCompressSync } from 'node:zlib'
import { builtSite, launchBrowser } from '@belvedere/site/testing/built-site.ts'
import { gap } from '@belvedere/site/testing/page-blocks.ts'
import { block } from '@belvedere/site/testing/records.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { full } from './fixture.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const gaps = [1, 2, 3, 4, 5, 6].map((at) => gap(`g${at}`))
  const blocks = [...gaps, block('globe', 'g', full), gap('end')]
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
  await page.addInitScript(countFrames)
  await page.goto(site.url)
  return page
}

declare global {
  interface Window {
    framesAsked: number
  }
}

/** Counts the frames that the page requests. */
function countFrames() {
  const request = window.requestAnimationFrame.bind(window)
  window.framesAsked = 0
  window.requestAnimationFrame = (act) => {
    window.framesAsked += 1
    return request(act)
  }
}

const framesOf = (page: Page) => page.evaluate(() => window.framesAsked)

/** Resolves once no more frames are requested. */
async function untilStill(page: Page) {
  let before = -1
  await expect
    .poll(async () => {
      const now = await framesOf(page)
      const isStill = now === before
      before = now
      if (!isStill) await page.waitForTimeout(300)
      return isStill
    })
    .toBe(true)
}

/** Opens the page at its globe, which is then animated. */
async function openGlobe(options: BrowserContextOptions = {}) {
  const page = await open(options)
  await page.locator('[data-globe]').evaluate((stage) => stage.scrollIntoView())
  await page.locator('[data-live]').waitFor()
  await untilStill(page)
  return page
}

/** The pixels of the globe, as text. */
const pictureOf = (page: Page) =>
  page.locator('[data-live] > canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

/** Resolves once the globe has changed, and is at rest. */
async function untilTurned(page: Page, before: string) {
  await expect.poll(async () => (await pictureOf(page)) !== before).toBe(true)
  await untilStill(page)
}

test('its script loads when the globe is near the view, in at most 15 KB', async () => {
  const page = await open()
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.waitForLoadState('networkidle')
  scripts.length = 0
  await page.locator('[data-globe]').evaluate((stage) => stage.scrollIntoView())
  await page.locator('[data-live]').waitFor()
  const bytes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length)
  const total = bytes.reduce((sum, one) => sum + one, 0)
  expect(total).toBeGreaterThan(3000)
  expect(total).toBeLessThanOrEqual(15_000)
})

test('draws no frames when nothing moves, nor out of view', async () => {
  const page = await openGlobe()
  const before = await framesOf(page)
  await page.waitForTimeout(1000)
  expect(await framesOf(page)).toBe(before)
  await page.evaluate(() => scroll(0, 0))
  await untilStill(page)
  const away = await framesOf(page)
  await page.getByRole('tab', { name: 'Sister communities' }).dispatchEvent('click')
  await page.waitForTimeout(1000)
  expect(await framesOf(page)).toBe(away)
})

test('lists are tabs, by pointer and by keyboard', { tags: ['release'] }, async () => {
  const page = await openGlobe()
  await page.getByRole('tabpanel', { name: 'Flight times' }).waitFor()
  expect(await page.getByRole('tabpanel').count()).toBe(1)
  await page.getByRole('tab', { name: 'Flight times' }).press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Sister communities' }).waitFor()
  expect(await page.getByRole('tabpanel').count()).toBe(1)
  await page.getByRole('tab', { name: 'Flight times' }).click()
  await page.getByRole('button', { name: 'Geneva' }).waitFor()
})

test('the time of a focused flight counts up; its real time stays for screen readers', {
  tags: ['release'],
}, async () => {
  const page = await openGlobe()
  const before = await pictureOf(page)
  const row = page.locator('[data-airport]', { hasText: 'Berlin' })
  await row.getByRole('button', { name: 'Berlin' }).focus()
  await row.locator('[aria-hidden]', { hasText: /^[0-3] h \d\d$/ }).waitFor()
  expect(await row.locator('dd > span').first().textContent()).toBe('4 h 40')
  await expect.poll(() => row.locator('dd').innerHTML()).toBe('4 h 40')
  await untilTurned(page, before)
})

test('pointing at a row starts its flight; leaving it shows the time again', {
  tags: ['release'],
}, async () => {
  const page = await openGlobe()
  const row = page.locator('[data-airport]', { hasText: 'London' })
  await row.hover()
  await row.locator('[aria-hidden]').waitFor()
  await page.mouse.move(2, 2)
  await expect.poll(() => row.locator('dd').innerHTML()).toBe('3 h 45')
})

test('a community turns the globe, and is the current one', { tags: ['release'] }, async () => {
  const page = await openGlobe()
  await page.getByRole('tab', { name: 'Sister communities' }).click()
  await untilStill(page)
  const before = await pictureOf(page)
  const house = page.getByRole('button', { name: 'Motu Lume' })
  await house.press('Enter')
  await untilTurned(page, before)
  expect(await house.getAttribute('aria-current')).toBe('true')
  await page.getByRole('tab', { name: 'Flight times' }).click()
  await page.getByRole('tab', { name: 'Sister communities' }).click()
  expect(await house.getAttribute('aria-current')).toBeNull()
})

test('dragging, buttons and arrow keys turn the globe', { tags: ['release'] }, async () => {
  const page = await openGlobe()
  const box = await page.locator('[data-live] > canvas').boundingBox()
  if (!box) throw new Error('The globe is not visible.')
  const [x, y] = [box.x + box.width * 0.4, Math.min(850, box.y + box.height * 0.5)]
  let before = await pictureOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  await untilTurned(page, before)
  const west = page.getByRole('group', { name: 'Turn the globe' }).getByRole('button').first()
  before = await pictureOf(page)
  await west.click()
  await untilTurned(page, before)
  before = await pictureOf(page)
  await west.press('ArrowUp')
  await untilTurned(page, before)
})

test('with reduced motion the globe is still, and shows its land', {
  tags: ['release'],
}, async () => {
  const page = await open({ reducedMotion: 'reduce' })
  const still = page.locator('[data-globe] > svg')
  await still.evaluate((stage) => stage.scrollIntoView())
  await expect.poll(() => still.locator('[data-part="land"][d^="M"]').count()).toBe(4)
  expect(await page.locator('[data-globe] canvas').count()).toBe(0)
  expect(await page.getByRole('group', { name: 'Turn the globe' }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Sister communities' }).click()
  await page.getByRole('tabpanel', { name: 'Sister communities' }).waitFor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('[data-live]').waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await still.waitFor()
  expect(await page.locator('[data-globe] canvas').count()).toBe(0)
})

test('without a canvas the globe is still, and shows its land', { tags: ['release'] }, async () => {
  const page = await open()
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const still = page.locator('[data-globe] > svg')
  await still.evaluate((stage) => stage.scrollIntoView())
  await still.locator('[data-part="land"][d^="M"]').first().waitFor()
  expect(await page.locator('[data-live]').count()).toBe(0)
})

test('without scripts both lists are shown, beside sun, flights and communities', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.getByRole('heading', { name: 'Flight times' }).waitFor()
  await page.getByRole('heading', { name: 'Sister communities' }).waitFor()
  expect(await page.locator('[data-part="arcs"]').getAttribute('d')).toMatch(/^M/)
  expect(await page.locator('[data-globe] g > circle').count()).toBe(3)
})
