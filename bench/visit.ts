import type { Browser, CDPSession } from '@playwright/test'
import { type FirstView, weighFirstView } from '../e2e/first-view.ts'
import { countShifts, layoutShift } from '../e2e/view-page.ts'
import { type PaintCost, paintCost } from './paint-cost.ts'
import { slowPhone } from './phone.ts'

export type Visit = {
  weight: FirstView
  /** The number of elements in the document. */
  elements: number
  shift: number
  paint: PaintCost
  /** Time in ms to compile and run scripts. */
  scriptTime: number
}

type Options = {
  /** Whether the site's scripts load; without them the page shows its own cost. */
  hasScripts?: boolean
}

/** Opens a page on a slow phone with an empty cache and measures until it is idle. */
export async function visit(
  browser: Browser,
  url: string,
  { hasScripts = true }: Options = {},
): Promise<Visit> {
  const page = await slowPhone(browser)
  try {
    await countShifts(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    if (!hasScripts) await blockScripts(session)
    const weight = await weighFirstView(page, url)
    const scriptTime = await scriptTimeOf(session)
    const elements = await page.locator('*').count()
    const { sum: shift } = await layoutShift(page)
    return { weight, elements, shift, paint: await paintCost(page), scriptTime }
  } finally {
    await page.close()
  }
}

async function blockScripts(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
}

async function scriptTimeOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return (seconds('ScriptDuration') + seconds('V8CompileDuration')) * 1000
}
