import { type BrowserContext, test as base } from '@playwright/test'

/** Marks the splash as already seen in every page of a browser context. */
export async function skipSplash(browser: BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    if (origin !== 'null') sessionStorage.setItem('splash', '1')
  })
}

/**
 * Playwright's `test` without the splash. Tests about the splash or a first visit use the original.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await skipSplash(context)
    await use(context)
  },
})
