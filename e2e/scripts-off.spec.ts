import { expect, type Page } from '@playwright/test'
import { HOW_WE_BUILD, hill } from './fixture/names.ts'
import { test } from './journey.ts'
import { brokenPictures } from './view-page.ts'

/** Follows visible links from the home page and returns all paths; files are excluded. */
async function reachable(page: Page): Promise<Set<string>> {
  const reached = new Set(['/'])
  for (const path of reached) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const links = await page
      .locator('a[href^="/"]:not([href^="/media/"]):visible')
      .evaluateAll((anchors: HTMLAnchorElement[]) => anchors.map(({ pathname }) => pathname))
    for (const link of links) reached.add(link)
  }
  return reached
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture of the home page loads', async ({ page }) => {
    await page.goto('/')
    const pictures = await page.locator('main img').all()
    expect(pictures.length).toBeGreaterThan(8)
    for (const picture of pictures) await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => brokenPictures(page), { timeout: 30_000 }).toEqual([])
  })

  test('a link opens its page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: HOW_WE_BUILD }).click()
    await page.waitForURL(`**${hill.path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the menu toggle scrolls to links, and every page of the menu is reachable', async ({
    page,
  }) => {
    test.slow()
    // A new stack would have to encode the pictures of all pages.
    await page.route('**/media/**', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu toggle' }).click()
    await expect(page.getByRole('navigation', { name: 'About the hill' })).toBeInViewport()
    const destinations = await page
      .locator('#menu nav a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(destinations.length).toBeGreaterThan(10)
    const reached = await reachable(page)
    expect(destinations.filter((path) => !reached.has(path))).toEqual([])
  })
})
