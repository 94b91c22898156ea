import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'

export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/**
 * A visitor with an empty cache. Motion is off as anybody can switch it off, by asking for calm, and
 * without a splash: the page and its first scripts are the same, and what is there for motion rests.
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

/** Waits until a page is all there and its splash has left. */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const isUncovered = () => document.documentElement.dataset.splash === undefined
  await page.waitForFunction(isUncovered, undefined, { polling: 100 })
}
