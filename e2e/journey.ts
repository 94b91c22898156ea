import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test'
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

/** React's messages, in a build for development and in one for visitors. */
const NO_HYDRATION = /hydrat|React error #(418|419|421|422|423|425)\b/i

type Options = { withCookieBanner: boolean }
type Watch = { policyWatch: undefined; renderingWatch: undefined }

/**
 * Playwright's `test` for a returning visitor: no splash, and no cookie banner, which appears after
 * six seconds and makes the footer taller. Tests about the splash or a first visit use the
 * original; tests about the banner set `withCookieBanner`. Anything that a content security policy
 * refuses, on the site or in the studio, fails the test, and so does a page whose first rendering in
 * the browser is not what the server has sent: React throws that away and begins again.
 */
export const test = base.extend<Options & Watch>({
  withCookieBanner: [false, { option: true }],
  context: async ({ context, withCookieBanner }, use) => {
    await skipSplash(context)
    if (!withCookieBanner) await declineCookies(context)
    await use(context)
  },
  policyWatch: [
    async ({ context }, use) => {
      const refused: string[] = []
      const listen = (message: ConsoleMessage) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      }
      context.on('console', listen)
      await use(undefined)
      context.off('console', listen)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
  renderingWatch: [
    async ({ context }, use) => {
      const differing: string[] = []
      const listen = (failure: WebError) => {
        const { message } = failure.error()
        if (NO_HYDRATION.test(message)) differing.push(`${failure.page()?.url()}: ${message}`)
      }
      context.on('weberror', listen)
      await use(undefined)
      context.off('weberror', listen)
      expect(differing).toEqual([])
    },
    { auto: true },
  ],
})
