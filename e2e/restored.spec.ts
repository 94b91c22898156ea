import { test as base, expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { footerLink } from './links.ts'
import config from './playwright.config.ts'
import { untilCovered } from './sheet.ts'
import { open, untilRevealing } from './until.ts'

// Browsers that tests drive keep no page unless they are told to.
const launchOptions = {
  ...config.use?.launchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
const wide = { launchOptions, viewport: { width: 1440, height: 900 } }
base.use(wide)
test.use(wide)

/** Leaves for another document, and comes back to the page as the browser has kept it. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { isKept: true })
  })
  await page.goto('/contact')
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id ?? 0
  // Playwright would wait for a load that does not come.
  await session.send('Page.navigateToHistoryEntry', { entryId })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
}

const isKept = (page: Page) => page.evaluate(() => Reflect.has(window, 'isKept'))

test('a page that comes back from the browser’s memory goes on revealing', async ({ page }) => {
  await open(page, '/')
  await untilRevealing(page)
  await leaveAndComeBack(page)
  expect(await isKept(page)).toBe(true)
  const title = page.locator('[data-block=featured_listings] h2')
  await expect(title).toHaveCSS('opacity', '0')
  await title.scrollIntoViewIfNeeded()
  await expect(title).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-block=featured_listings] [data-piece]')).toHaveCount(0)
  await footerLink(page, '/lagoon').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cross on foot')
})

test('a page that was left under the sheet is loaded anew when it comes back', async ({ page }) => {
  const { release } = await hold(page, '/lagoon')
  await open(page, '/')
  await footerLink(page, '/lagoon').click()
  await untilCovered(page)
  await leaveAndComeBack(page)
  await expect.poll(() => isKept(page)).toBe(false)
  await expect(page.locator('#page-sheet')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where the day')
  release()
})

base('a page that was left under its splash is there when it comes back', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('html[data-splash] #splash').waitFor()
  await leaveAndComeBack(page)
  await expect(page.locator('#splash')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body > #app > header')).toHaveCSS('opacity', '1')
})
