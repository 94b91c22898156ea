import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import { AFTER_LOAD_MS } from './page-window.ts'

/** A page with a slowed-down CPU and without splash, in its own context. */
export async function slowVisitor(
  browser: Browser,
  slower: number,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options)
  await skipSplash(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** Waits until a page has loaded everything, including what it loads when idle. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(AFTER_LOAD_MS)
  await page.waitForLoadState('networkidle')
}
