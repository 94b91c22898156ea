import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'

export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/**
 * A visitor with an empty cache. Without motion means reduced motion and no splash: page and
 * initial scripts are the same, only motion doesn't run.
 */
export async function newVisitor(
  browser: Browser,
  hasMotion: boolean,
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const reducedMotion = hasMotion ? 'no-preference' : 'reduce'
  const context = await browser.newContext({ ...options, reducedMotion })
  if (!hasMotion) await skipSplash(context)
  return context.newPage()
}

/** Opens a page and waits until it has loaded and its splash has left. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const isUncovered = () => document.documentElement.dataset.splash === undefined
  await page.waitForFunction(isUncovered, undefined, { polling: 100 })
}
