import { test as base, type Page } from '@playwright/test'

/**
 * The tests of the sweep, with a tab that runs no scripts. All pages of a worker share it, because
 * opening a browser context costs more than a page without scripts; pictures are left out, for
 * only its words are read.
 */
export const test = base.extend<object, { plain: Page }>({
  plain: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await context.route('**/media/**', (route) => route.abort())
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
