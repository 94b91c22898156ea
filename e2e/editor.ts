import { keepWindowsSmall } from '@belvedere/kit/testing/small-window.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { declineCookies, test as journey, skipSplash } from './journey.ts'
import { readStack } from './stack.ts'

/**
 * The tests of editors. Those of a worker share a browser context, which keeps the studio's scripts:
 * a new one would load and compile them for every test. What a test stores is gone before the next.
 */
export const test = journey.extend<object, { kept: BrowserContext }>({
  kept: [
    async ({ browser }, use) => {
      const kept = await browser.newContext({ baseURL: readStack().siteUrl })
      keepWindowsSmall(kept)
      await skipSplash(kept)
      await declineCookies(kept)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ kept }, use) => {
    await use(kept)
    for (const page of kept.pages()) await page.close()
    await kept.unrouteAll({ behavior: 'ignoreErrors' })
    await kept.setOffline(false)
    await kept.clearCookies()
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await forgetStored(page)
    await use(page)
  },
})

/** Forgets what tests before this one have stored for the studio and the site. */
async function forgetStored(page: Page): Promise<void> {
  const { siteUrl, studioUrl } = readStack()
  const session = await page.context().newCDPSession(page)
  for (const origin of [siteUrl, studioUrl])
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb',
    })
  await session.detach()
}
