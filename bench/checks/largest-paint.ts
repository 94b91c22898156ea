import type { Browser } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import type { Screen } from '../../e2e/screens.ts'
import { bounds, held } from '../bounds.ts'
import { median } from '../median.ts'
import { type PaintCost, paintCost } from '../paint-cost.ts'
import { slowPhone } from '../phone.ts'
import { bounded, noted, type Row } from '../table.ts'
import { inTurns, type Turns } from '../turns.ts'
import { AFTER_LOAD_MS } from './page-window.ts'
import { type Measuring, type Step, screensOf } from './step.ts'

const WAYS = ['with its splash', 'without'] as const
type Way = (typeof WAYS)[number]

/** When the largest thing of a page is painted on the slow phone, splash shown or not. */
export const largestPaint: Step[] = screensOf(held.largestPaint).map((screen) => ({
  name: `largest paint: ${screen.name}`,
  measure: (on) => measureLargestPaint(on, screen),
}))

/** The rows of one screen. */
export async function measureLargestPaint(
  { browser, siteUrl, runs }: Measuring,
  { name, path }: Screen,
): Promise<Row[]> {
  return rows(name, await inTurns(WAYS, runs, (way) => visit(browser, siteUrl + path, way)))
}

/** What comes later, under a splash or after it, counts too. */
async function visit(browser: Browser, url: string, way: Way): Promise<PaintCost> {
  const page = await slowPhone(browser)
  try {
    if (way === 'without') await skipSplash(page.context())
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_LOAD_MS)
    return await paintCost(page)
  } finally {
    await page.close()
  }
}

function rows(name: string, paints: Turns<Way, PaintCost>): Row[] {
  return WAYS.flatMap((way) => {
    const time = median(paints[way].map((paint) => paint.time))
    const element = paints[way].find((paint) => paint.time === time)?.element ?? 'none'
    return [
      bounded(`largest paint: ${name}, ${way}`, time, bounds.largestPaint, 'ms'),
      noted('  of', element),
    ]
  })
}
