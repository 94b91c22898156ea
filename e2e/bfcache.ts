import { expect, type Page } from '@playwright/test'
import config from './playwright.config.ts'

/**
 * Options of a browser that keeps the pages it leaves: Playwright disables the back/forward cache by
 * default.
 */
export const KEEPS_PAGES = {
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  viewport: { width: 1440, height: 900 },
}

/** Records whether each document was loaded or restored from the back/forward cache. */
export async function recordPageShows(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const source = persisted ? 'restored' : 'loaded'
      sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''} ${source}`)
    })
  })
  const read = () => page.evaluate(() => sessionStorage.getItem('shown')?.trim())
  // Evaluating fails while a document is being replaced.
  return () => read().catch(() => undefined)
}

/** Goes back to `path`; `page.goBack` would wait for a load event that never comes. */
export async function goBackTo(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id ?? 0
  await session.send('Page.navigateToHistoryEntry', { entryId })
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/**
 * Records why the browser did not keep pages that were left; `notRestoredReasons` of the page itself
 * says "masked" of most.
 */
export async function recordReasons(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page)
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.push(reason)
  })
  await session.send('Page.enable')
  return () => reasons
}

/** The browser's own list in a page that was loaded again; undefined in one that was restored. */
export function notRestoredReasons(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return Reflect.get(Object(entry), 'notRestoredReasons') ?? undefined
  })
}
