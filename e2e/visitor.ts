import { keepWindowsSmall } from '@belvedere/kit/testing/small-window.ts'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { declineCookies, skipSplash } from './journey.ts'
import { WEBP } from './screens.ts'

/**
 * The tests of the sweep. Each has its own tab in a browser context shared by the worker, so that
 * assets are cached. `noScriptPage` is a shared tab without scripts and pictures, for reading text.
 */
export const test = base.extend<object, { visitor: BrowserContext; noScriptPage: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext({ extraHTTPHeaders: WEBP })
      keepWindowsSmall(visitor)
      await skipSplash(visitor)
      // The banner has its own catalogue entry, and would appear on slow machines.
      await declineCookies(visitor)
      await use(visitor)
      await visitor.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage()
    await use(page)
    await page.close()
  },
  noScriptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      keepWindowsSmall(context)
      await context.route('**/media/**', (route) => route.abort())
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
