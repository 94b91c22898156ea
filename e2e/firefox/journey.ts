import { test as base, expect } from '@playwright/test'
import type { Browser, BrowserContext } from 'puppeteer-core'
import { launchFirefox } from './launch.ts'
import { openTab, type Tab } from './tab.ts'

type Tabs = {
  /** A tab in a shared browser with a warm cache. */
  tab: Tab
  /** A tab of a first-time visitor, with an empty profile. */
  newTab: Tab
  /** A tab of a visitor who prefers reduced motion. */
  reducedMotionTab: Tab
}
type Browsers = { executable: string; firefox: Browser; reducedMotionFirefox: Browser }

/** Opens a tab for a test, and fails the test if a page had an unexpected problem. */
async function withTab(browser: Browser | BrowserContext, use: (tab: Tab) => Promise<void>) {
  const tab = await openTab(browser)
  await use(tab)
  await tab.page.close()
  expect(tab.problems).toEqual([])
}

async function withFirefox(starting: Promise<Browser>, use: (browser: Browser) => Promise<void>) {
  const browser = await starting
  await use(browser)
  await browser.close()
}

/** The tests of visitors. Each has its own tab; a worker shares its browsers. */
export const test = base.extend<Tabs, Browsers>({
  executable: [process.env.FIREFOX ?? '', { scope: 'worker', option: true }],
  firefox: [
    ({ executable }, use) => withFirefox(launchFirefox(executable), use),
    { scope: 'worker', timeout: 90_000 },
  ],
  reducedMotionFirefox: [
    ({ executable }, use) =>
      withFirefox(launchFirefox(executable, { prefersReducedMotion: true }), use),
    { scope: 'worker', timeout: 90_000 },
  ],
  tab: ({ firefox }, use) => withTab(firefox, use),
  newTab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext()
    await withTab(context, use)
    await context.close()
  },
  reducedMotionTab: ({ reducedMotionFirefox }, use) => withTab(reducedMotionFirefox, use),
})
