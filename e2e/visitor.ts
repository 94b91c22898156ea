import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { skipSplash } from './journey.ts'

/** A fresh stack makes every picture anew: WebP takes it half the time that AVIF does. */
const WEBP = { accept: 'image/webp,*/*;q=0.8' }

/**
 * The tests of the sweep. Each has a tab of its own, in a browser that keeps what tabs before have
 * fetched: only pages differ. `plain` is a tab without scripts, which all share; pictures are left
 * out there, for only its words are read.
 */
export const test = base.extend<object, { visitor: BrowserContext; plain: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext({ extraHTTPHeaders: WEBP })
      await skipSplash(visitor)
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
