import type { Browser, BrowserContextOptions } from '@playwright/test'
import { phone, screens } from '../../e2e/screens.ts'
import { DESKTOP } from '../motion/visitor.ts'

/** Pictures are made when they are first asked for. */
const PATIENCE = 180_000

/** With scripts off a browser asks for all pictures of a page at once, wherever they stand. */
const VISITORS: readonly BrowserContextOptions[] = [
  { ...phone, javaScriptEnabled: false },
  phone,
  DESKTOP,
]

/** Visits every screen as all who are measured do, so that pages and pictures are made. */
export async function warm(browser: Browser, siteUrl: string): Promise<void> {
  for (const visitor of VISITORS) {
    const context = await browser.newContext(visitor)
    context.setDefaultNavigationTimeout(PATIENCE)
    const page = await context.newPage()
    for (const { path } of screens) await page.goto(siteUrl + path, { waitUntil: 'load' })
    await context.close()
  }
}
