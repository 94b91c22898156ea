import { expect, type Page } from '@playwright/test'
import { hurryAnimations } from './animation-clock.ts'
import { featuredTitle, orchard, quinceHouse } from './fixture/names.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { footerLink } from './links.ts'
import { untilCovered } from './sheet.ts'
import { open, untilLive, untilStill } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 }, withCookieBanner: true })

const headerOf = (page: Page) => page.getByRole('banner')
const menuOf = (page: Page) => page.locator('#menu')

/** Visible elements with position: fixed; print would repeat them over every page. */
const fixed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => getComputedStyle(part).position === 'fixed')
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ id, tagName, className }) => id || `${tagName} ${className}`),
  )

/** Runs `look` with print styles. */
async function withPrintStyles(page: Page, look: () => Promise<void>) {
  await page.emulateMedia({ media: 'print' })
  await look()
  await page.emulateMedia({ media: null })
}

/** Top and bottom of the header and of the first block, relative to the document. */
const firstSheet = (page: Page) =>
  page.evaluate(() =>
    ['#app > header', 'main > :first-child'].map((selector) => {
      const { top = -1, bottom = -1 } =
        document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return [top, bottom].map((edge) => Math.round(edge + scrollY))
    }),
  )

test('print has the header once, at the top, and nothing fixed, nor the cover of a page that is loading', async ({
  page,
}) => {
  const { release } = await hold(page, orchard.path)
  await page.clock.install()
  await page.goto('/')
  await untilLive(page)
  await page.clock.runFor(6000)
  await page.clock.resume()
  await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeVisible()
  await page.getByText(featuredTitle).scrollIntoViewIfNeeded()
  await expect(headerOf(page)).toHaveAttribute('data-fixed')
  await untilStill(page)
  // The header, the cookie banner, the scroll dial and the skip link.
  expect(await fixed(page)).toHaveLength(4)
  await withPrintStyles(page, async () => {
    expect(await fixed(page)).toEqual([])
    await expect(headerOf(page)).toHaveCSS('position', 'static')
    await expect(headerOf(page)).toHaveCSS('color', 'rgb(43, 36, 64)')
    await expect(headerOf(page).getByRole('link').first()).toBeVisible()
    expect(await firstSheet(page)).toEqual([
      [0, 95],
      [95, 900],
    ])
  })

  await footerLink(page, orchard.path).evaluate((link: HTMLElement) => link.click())
  await untilCovered(page)
  await page.waitForSelector('#pending:not([hidden])')
  expect(await fixed(page)).toContain('page-sheet')
  await withPrintStyles(page, async () => {
    expect(await fixed(page)).toEqual([])
    for (const dark of await page.locator('[data-tone=dark]:visible').all())
      await expect(dark).toHaveCSS('print-color-adjust', 'exact')
  })
  release()
})

test('printing with the open menu prints the page and keeps the menu open', {
  tag: '@release',
}, async ({ page }) => {
  await hurryAnimations(page)
  await open(page, '/')
  await headerOf(page).getByRole('button').click()
  await untilStill(page)
  expect(await fixed(page)).toContain('menu')
  await withPrintStyles(page, async () => {
    expect(await fixed(page)).toEqual([])
    await expect(headerOf(page)).toHaveCSS('color', 'rgb(43, 36, 64)')
    await expect(headerOf(page).getByText('Close')).toBeHidden()
  })
  const link = menuOf(page).getByRole('link').first()
  await link.focus()
  await page.pdf()
  await expect(menuOf(page)).toBeVisible()
  expect(await menuOf(page).evaluate((menu) => menu.getAnimations().length)).toBe(0)
  await expect(link).toBeFocused()
})

/** What a sheet has room for within margins of 12 mm, in CSS pixels: 96 to the inch. */
const SHEETS = [
  { format: 'A4', width: 703, height: 1031 },
  { format: 'Letter', width: 725, height: 965 },
]

for (const { format, width, height } of SHEETS)
  test(`a house is on ${format} with price and facts on the first sheet, and its pictures whole`, {
    tag: '@release',
  }, async ({ page }) => {
    await open(page, quinceHouse.path)
    // Nothing has been scrolled to: print brings the pictures that are loaded late.
    expect((await page.pdf({ format, preferCSSPageSize: false })).length).toBeGreaterThan(50_000)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width, height })
    const { missing, broken, facts } = await page.evaluate(() => {
      const shown = [...document.images].filter((image) => image.checkVisibility())
      return {
        missing: shown.filter((image) => !image.complete || image.naturalWidth === 0).length,
        broken: [...document.querySelectorAll('main .media')]
          .filter((media) => media.checkVisibility())
          .filter((media) => getComputedStyle(media).breakInside !== 'avoid')
          .map((media) => media.outerHTML.slice(0, 100)),
        facts: document.querySelector('main dl')?.getBoundingClientRect().bottom ?? Infinity,
      }
    })
    expect({ missing, broken }).toEqual({ missing: 0, broken: [] })
    expect(facts).toBeLessThanOrEqual(height)
    await expect(page.locator('main form')).toBeHidden()
    const [, ...below] = await page
      .locator('main > [data-block]:not(:has(table, [data-stage]))')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).breakInside))
    expect(below.filter((one) => one !== 'avoid')).toEqual([])
    // Chromium breaks such a block after a title that may not be followed by a break.
    const held = await page
      .locator('main > [data-block]:not(:has(table, [data-stage])) :is(h1, h2, h3, .eyebrow)')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).breakAfter))
    expect(new Set(held)).toEqual(new Set(['auto']))
  })
