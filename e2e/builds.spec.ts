import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { screens } from './screens.ts'
import { open } from './until.ts'

/** The selector of an element that scripts have changed on a screen before the new build comes. */
const ALIVE: Record<string, string> = {
  home: '[data-opening] [data-film][data-playing]',
  map: '[data-hour] input',
}

test.use({ viewport: { width: 1440, height: 900 } })

const minutes = (page: Page, count: number) => page.clock.fastForward(count * 60_000)

// A page that the site does not have is left as it is.
for (const { name, path } of screens.filter((screen) => screen.name !== 'not found')) {
  test(`the screen "${name}" loads a new build while nobody uses it`, { tag: '@release' }, async ({
    page,
  }) => {
    // In the evening the hero has another picture, and its film does not play.
    await page.clock.install({ time: new Date(2026, 5, 1, 12) })
    const asked = { manifest: 0, latest: 0, documents: 0 }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.documents++
    })
    await page.route('**/builds/meta/*', (route) => {
      asked.manifest++
      return route.fallback()
    })
    await page.route('**/builds/latest.json*', (route) => {
      asked.latest++
      return route.fulfill({ json: { id: 'newer' } })
    })
    await open(page, path)
    // The script that follows the builds waits until the page is idle, and then a second.
    const untilManifest = async () => {
      await page.clock.fastForward(2000)
      return asked.manifest
    }
    await expect.poll(untilManifest).toBe(1)
    if (ALIVE[name]) await page.locator(ALIVE[name]).first().waitFor()
    await minutes(page, 5)
    await expect.poll(() => asked.latest).toBe(1)
    await minutes(page, 1)
    await expect.poll(() => asked.documents).toBe(2)
  })
}
