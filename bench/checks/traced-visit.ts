import type { Browser } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import { phone } from '../../e2e/screens.ts'
import { record, TASKS } from '../motion/record.ts'
import { type PageCost, pageCost } from './page-cost.ts'
import { AFTER_LOAD_MS, pageWindow } from './page-window.ts'

/** How a page is visited: for the first time with its splash, later without, or with scripts off. */
export type Way = 'first' | 'later' | 'off'
export const WAYS: readonly Way[] = ['first', 'later', 'off']

/** The tracing lags behind the page by less than this. */
const SPARE_MS = 300
/** A picture may have to be made first, on a busy machine. */
const PATIENCE = 120_000

type Options = {
  way: Way
  /** How many times slower the processor is. */
  slower?: number
}

/** Visits a page on a phone with an empty cache and a quick line, and adds up what it cost. */
export async function tracedVisit(
  browser: Browser,
  url: string,
  { way, slower = 1 }: Options,
): Promise<PageCost> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: way !== 'off' })
  try {
    if (way === 'later') await skipSplash(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const visit = async () => {
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE })
      await page.waitForTimeout(AFTER_LOAD_MS + SPARE_MS)
    }
    return pageCost(pageWindow(await record(browser, page, visit, TASKS)))
  } finally {
    await context.close()
  }
}
