import { test as base, expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { footerLink } from './links.ts'
import config from './playwright.config.ts'
import { untilCovered } from './sheet.ts'
import { readStack } from './stack.ts'
import { stopClock } from './stop-clock.ts'
import { open, untilRevealing } from './until.ts'

// Browsers that tests drive keep no page unless they are told to.
const launchOptions = {
  ...config.use?.launchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
const wide = { launchOptions, viewport: { width: 1440, height: 900 } }
base.use(wide)
test.use(wide)

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const HOME = 'Where the day'

/** Writes down how each document of this site is shown: loaded, or as the browser has kept it. */
async function noteReturns(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const way = persisted ? 'kept' : 'loaded'
      sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''} ${way}`)
    })
  })
  const read = () => page.evaluate(() => sessionStorage.getItem('shown')?.trim())
  // While one document follows another there is nobody to ask.
  return () => read().catch(() => undefined)
}

/** Goes back to the home page; Playwright would wait for a load that does not come. */
async function comeBack(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id ?? 0
  await session.send('Page.navigateToHistoryEntry', { entryId })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
}

test('a page that comes back from the browser’s memory goes on revealing', async ({ page }) => {
  const shown = await noteReturns(page)
  await open(page, '/')
  await untilRevealing(page)
  await page.goto('/contact')
  await comeBack(page)
  await expect.poll(shown).toBe('loaded loaded kept')
  const title = page.locator('[data-block=featured_listings] h2')
  await expect(title).toHaveCSS('opacity', '0')
  await title.scrollIntoViewIfNeeded()
  await expect(title).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-block=featured_listings] [data-piece]')).toHaveCount(0)
  await footerLink(page, '/lagoon').click()
  await expect(titleOf(page)).toContainText('cross on foot')
})

test('a page that was left under the sheet, by whoever changed their mind or for another site, is loaded anew', async ({
  page,
}) => {
  const { release } = await hold(page, '/lagoon')
  const shown = await noteReturns(page)
  await open(page, '/')
  await footerLink(page, '/lagoon').click()
  await untilCovered(page)
  await page.goto('/contact')
  await comeBack(page)
  await expect.poll(shown).toBe('loaded loaded kept loaded')
  await expect(page.locator('#page-sheet')).toBeHidden()
  await expect(titleOf(page)).toContainText(HOME)
  release()
  // A page that has moved to another site, which has a memory of its own.
  const elsewhere = new URL('/contact', readStack().siteUrl)
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  await page.route('**/moved/_payload.json', (route) => route.fulfill({ status: 404 }))
  await page.route('**/moved', (route) =>
    route.fulfill({ status: 302, headers: { location: elsewhere.href } }),
  )
  await footerLink(page, '/lagoon').evaluate((link) => link.setAttribute('href', '/moved'))
  await footerLink(page, '/moved').click()
  await page.waitForURL(elsewhere.href)
  await expect(titleOf(page)).toContainText('Tell us when')
  await expect(page.locator('#page-sheet')).toBeHidden()
  await comeBack(page)
  await expect.poll(shown).toBe('loaded loaded kept loaded kept loaded')
  await expect(page.locator('#page-sheet')).toBeHidden()
  await expect(titleOf(page)).toContainText(HOME)
})

base(
  'a page that was left under its splash has nothing before it when it comes back',
  async ({ page }) => {
    const goOn = await stopClock(page)
    const shown = await noteReturns(page)
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-splash', '')
    await page.goto('/contact')
    await comeBack(page)
    await expect.poll(shown).toBe('loaded loaded kept')
    await expect(page.locator('html')).not.toHaveAttribute('data-splash', '')
    await goOn()
    await expect(page.locator('#splash')).toBeHidden()
    await expect(titleOf(page)).toBeVisible()
    await expect(page.locator('body > #app > header')).toHaveCSS('opacity', '1')
  },
)
