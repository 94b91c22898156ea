import { type BrowserContext, test as base } from '@playwright/test'

/** Marks every visit in a browser as one that has had its splash. */
export async function skipSplash(browser: BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    if (origin !== 'null') sessionStorage.setItem('splash', '1')
  })
}

/**
 * The tests of a journey, which comes upon the page without the splash. What is about the splash or
 * about a first visit takes Playwright's own.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await skipSplash(context)
    await use(context)
  },
})
