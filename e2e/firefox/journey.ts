import { test as base, expect } from '@playwright/test'
import { type Browser, type BrowserContext, launch } from 'puppeteer-core'
import { openTab, type Tab } from './tab.ts'

/**
 * Starts Firefox with a temporary profile and its own port. Puppeteer deletes the profile on exit.
 */
function launchFirefox(
  executablePath: string,
  { prefersReducedMotion = false } = {},
): Promise<Browser> {
  if (!executablePath) throw new Error('Set FIREFOX to the path of a Firefox.')
  return launch({
    browser: 'firefox',
    executablePath,
    timeout: 90_000,
    // Playwright handles SIGINT and closes the browser.
    handleSIGINT: false,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': prefersReducedMotion ? 1 : 0,
      // Prelaunched content processes only cost time here.
      'dom.ipc.processPrelaunch.enabled': false,
      // A new stack has to encode every picture, and WebP takes half as long as AVIF.
      'image.avif.enabled': false,
      'image.http.accept': 'image/webp,*/*;q=0.8',
    },
  })
}

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
