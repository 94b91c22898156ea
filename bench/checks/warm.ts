import type { Browser, BrowserContextOptions } from '@playwright/test'
import { phone, screens } from '../../e2e/screens.ts'
import { DESKTOP } from '../motion/visitor.ts'

/** Variants of pictures are created on their first request. */
const TIMEOUT_MS = 180_000

/** Without scripts a browser loads all pictures of a page at once. */
const VISITORS: readonly BrowserContextOptions[] = [
  { ...phone, javaScriptEnabled: false },
  phone,
  DESKTOP,
]

/** Visits every screen as all measured visitors do, so that pages and pictures are cached. */
export async function warm(browser: Browser, siteUrl: string): Promise<void> {
  for (const visitor of VISITORS) {
    const context = await browser.newContext(visitor)
    context.setDefaultNavigationTimeout(TIMEOUT_MS)
    const page = await context.newPage()
    for (const { path } of screens) await page.goto(siteUrl + path, { waitUntil: 'load' })
    await context.close()
  }
}
