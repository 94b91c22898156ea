import type { BrowserContext } from '@playwright/test'
import { test as base } from './small-window.ts'

/** Marks the splash as already seen in every page of a browser context. */
export async function skipSplash(browser: BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    if (origin !== 'null') sessionStorage.setItem('splash', '1')
  })
}

/** Declines cookies in every page of a browser context, so that the banner does not appear. */
export async function declineCookies(browser: BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('consent', `no ${Date.now()}`)
  })
}

type Options = { withCookieBanner: boolean }

/**
 * Playwright's `test` for a returning visitor: no splash, and no cookie banner, which appears after
 * six seconds and makes the footer taller. Tests about the splash or a first visit use the original;
 * tests about the banner set `withCookieBanner`.
 */
export const test = base.extend<Options>({
  withCookieBanner: [false, { option: true }],
  context: async ({ context, withCookieBanner }, use) => {
    await skipSplash(context)
    if (!withCookieBanner) await declineCookies(context)
    await use(context)
  },
})
