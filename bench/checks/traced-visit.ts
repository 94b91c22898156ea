import type { Browser } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import { phone } from '../../e2e/screens.ts'
import { record, TASKS } from '../motion/record.ts'
import { beginByDay } from './by-day.ts'
import { type PageCost, pageCost } from './page-cost.ts'
import { AFTER_LOAD_MS, pageWindow } from './page-window.ts'

/** The kind of visit: the first one with splash, a later one without, or with scripts off. */
export type VisitKind = 'first' | 'later' | 'off'
export const VISIT_KINDS: readonly VisitKind[] = ['first', 'later', 'off']

/** The trace lags behind the page by less than this. */
const TRACE_LAG_MS = 300
/** On a busy machine, creating a picture's variants takes long. */
const TIMEOUT_MS = 120_000

type Options = {
  kind: VisitKind
  /** The CPU slowdown factor. */
  slower?: number
}

/** Visits a page on a phone with an empty cache and a fast connection, and adds up its cost. */
export async function tracedVisit(
  browser: Browser,
  url: string,
  { kind, slower = 1 }: Options,
): Promise<PageCost> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: kind !== 'off' })
  try {
    await beginByDay(context)
    if (kind === 'later') await skipSplash(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const visit = async () => {
      await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS })
      await page.waitForTimeout(AFTER_LOAD_MS + TRACE_LAG_MS)
    }
    return pageCost(pageWindow(await record(browser, page, visit, TASKS)))
  } finally {
    await context.close()
  }
}
