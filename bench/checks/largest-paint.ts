import type { Browser } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import type { Screen } from '../../e2e/screens.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { interleave, type Samples } from '../interleave.ts'
import { median } from '../median.ts'
import { type PaintCost, paintCost } from '../paint-cost.ts'
import { slowPhone } from '../phone.ts'
import { AFTER_LOAD_MS } from './page-window.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'

const VARIANTS = ['with its splash', 'without'] as const
type Variant = (typeof VARIANTS)[number]

/** Largest contentful paint on the slow phone, with and without splash. */
export const largestPaint: Step[] = screensOf(boundScreens.largestPaint).map((screen) => ({
  name: `largest paint: ${screen.name}`,
  measure: (on) => measureLargestPaint(on, screen),
}))

/** Measures one screen. */
export async function measureLargestPaint(
  { browser, siteUrl, runs }: MeasureContext,
  { name, path }: Screen,
): Promise<Row[]> {
  return rows(
    name,
    await interleave(VARIANTS, runs, (variant) => visit(browser, siteUrl + path, variant)),
  )
}

/** Includes paints that happen under the splash or after it. */
async function visit(browser: Browser, url: string, variant: Variant): Promise<PaintCost> {
  const page = await slowPhone(browser)
  try {
    if (variant === 'without') await skipSplash(page.context())
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_LOAD_MS)
    return await paintCost(page)
  } finally {
    await page.close()
  }
}

function rows(name: string, paints: Samples<Variant, PaintCost>): Row[] {
  return VARIANTS.flatMap((variant) => {
    const time = median(paints[variant].map((paint) => paint.time))
    const element = paints[variant].find((paint) => paint.time === time)?.element ?? 'none'
    return [
      bounded(`largest paint: ${name}, ${variant}`, time, bounds.largestPaint, 'ms'),
      noted('  of', element),
    ]
  })
}
