import type { Browser, BrowserContext } from 'puppeteer-core'
import { test as base, expect } from 'vitest'
import { findExecutable, launchFirefox } from './launch.ts'
import { openTab } from './tab.ts'

type OnCleanup = (end: () => Promise<void>) => void

/** Opens a tab for a test, and fails the test where a page has complained of anything. */
async function openWatched(browser: Browser | BrowserContext, onCleanup: OnCleanup) {
  const tab = await openTab(browser)
  onCleanup(async () => {
    await tab.page.close()
    expect(tab.noticed).toEqual([])
  })
  return tab
}

/**
 * The tests of visitors. Each has a tab of its own, in a browser that keeps what tabs before have
 * fetched. `calmTab` asks for reduced motion; `newTab` knows nothing of any visit before.
 */
export const test = base
  .extend('executable', { scope: 'worker' }, () => findExecutable())
  .extend('firefox', { scope: 'worker' }, async ({ executable }, { onCleanup }) => {
    const browser = await launchFirefox(executable)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('calmFirefox', { scope: 'worker' }, async ({ executable }, { onCleanup }) => {
    const browser = await launchFirefox(executable, true)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('newcomer', async ({ firefox }, { onCleanup }) => {
    const context = await firefox.createBrowserContext()
    onCleanup(() => context.close())
    return context
  })
  .extend('tab', ({ firefox }, { onCleanup }) => openWatched(firefox, onCleanup))
  .extend('newTab', ({ newcomer }, { onCleanup }) => openWatched(newcomer, onCleanup))
  .extend('calmTab', ({ calmFirefox }, { onCleanup }) => openWatched(calmFirefox, onCleanup))
