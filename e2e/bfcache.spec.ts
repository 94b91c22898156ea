import { expect, type Page } from '@playwright/test'
import { stopAnimationClock } from './animation-clock.ts'
import { goBackTo, KEEPS_PAGES, recordPageShows } from './bfcache.ts'
import { contact, home, orchard } from './fixture/names.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { footerLink } from './links.ts'
import { bringNear } from './reveals.ts'
import { untilCovered } from './sheet.ts'
import { test as base } from './small-window.ts'
import { readStack } from './stack.ts'
import { open, untilRevealsReady } from './until.ts'

base.use(KEEPS_PAGES)
test.use(KEEPS_PAGES)

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

const goBackHome = (page: Page) => goBackTo(page, '/')

test('a page restored from the back/forward cache continues its reveals; one left while covered is loaded again', {
  tag: '@release',
}, async ({ page }) => {
  const { release } = await hold(page, orchard.path)
  const shown = await recordPageShows(page)
  await open(page, '/')
  await untilRevealsReady(page)
  await page.goto(contact.path)
  await goBackHome(page)
  await expect.poll(shown).toBe('loaded loaded restored')
  const title = page.locator('[data-block=featured_listings] h2')
  await bringNear(title)
  await expect(title).toHaveCSS('opacity', '0')
  await title.scrollIntoViewIfNeeded()
  await expect(title).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-block=featured_listings] [data-piece]')).toHaveCount(0)

  await footerLink(page, orchard.path).click()
  await untilCovered(page)
  await page.goto(contact.path)
  await goBackHome(page)
  await expect.poll(shown).toBe('loaded loaded restored loaded restored loaded')
  await expect(page.locator('#page-sheet')).toBeHidden()
  await expect(titleOf(page)).toContainText(home.title)
  release()
})

test('a page that was left for another site while covered is loaded again', {
  tag: '@release',
}, async ({ page }) => {
  const shown = await recordPageShows(page)
  await open(page, '/')
  const elsewhere = new URL(contact.path, readStack().siteUrl)
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  await page.route('**/moved/_payload.json', (route) => route.fulfill({ status: 404 }))
  await page.route('**/moved', (route) =>
    route.fulfill({ status: 302, headers: { location: elsewhere.href } }),
  )
  await footerLink(page, orchard.path).evaluate((link) => link.setAttribute('href', '/moved'))
  await footerLink(page, '/moved').click()
  await page.waitForURL(elsewhere.href)
  await expect(titleOf(page)).toContainText(contact.title)
  await expect(page.locator('#page-sheet')).toBeHidden()
  await goBackHome(page)
  await expect.poll(shown).toBe('loaded restored loaded')
  await expect(page.locator('#page-sheet')).toBeHidden()
  await expect(titleOf(page)).toContainText(home.title)
})

base(
  'a page that was left during its splash is restored without the splash',
  {
    tag: '@release',
  },
  async ({ page }) => {
    const resume = await stopAnimationClock(page)
    const shown = await recordPageShows(page)
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-splash', '')
    await page.goto(contact.path)
    await goBackHome(page)
    await expect.poll(shown).toBe('loaded loaded restored')
    await expect(page.locator('html')).not.toHaveAttribute('data-splash', '')
    await resume()
    await expect(page.locator('#splash')).toBeHidden()
    await expect(titleOf(page)).toBeVisible()
    await expect(page.locator('body > #app > header')).toHaveCSS('opacity', '1')
  },
)
