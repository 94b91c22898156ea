import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import { AFTER_LOAD_MS } from './page-window.ts'

/** A visitor whose processor is slower, without a splash; its context is the page's own. */
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

/** Waits until a page has come, with all that it asks for in a quiet moment, and rests. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(AFTER_LOAD_MS)
  await page.waitForLoadState('networkidle')
}
