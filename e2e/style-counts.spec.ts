import { expect, type Page } from '@playwright/test'
import { skipSplash } from './journey.ts'
import { MORNING, pathOf, phone } from './screens.ts'
import { test } from './small-window.ts'
import { readStack } from './stack.ts'

test.use({ ...phone, baseURL: readStack('demo').siteUrl })

/**
 * How often a page may compute styles until nothing moves by itself: a sixth more than a busy machine has
 * counted. The bench counts until five seconds after the load, against the aims in `bench/bounds.ts`.
 */
const MOST = [
  { screen: 'home', first: 130, later: 75 },
  { screen: 'real estate', first: 75, later: 32 },
  { screen: 'listing', first: 75, later: 32 },
] as const

for (const { screen, ...most } of MOST)
  for (const visit of ['first', 'later'] as const)
    test(`a ${visit} visit of the screen "${screen}" computes styles at most ${most[visit]} times`, {
      tag: '@release',
    }, async ({ page }) => {
      await page.clock.setFixedTime(MORNING)
      if (visit === 'later') await skipSplash(page.context())
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      await page.goto(pathOf(screen), { waitUntil: 'load' })
      await untilAtRest(page)
      const { metrics } = await session.send('Performance.getMetrics')
      const count = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0
      test.info().annotations.push({ type: 'style recalculations', description: String(count) })
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(most[visit])
    })

/** The splash has gone, the panel of the menu has its styles, and nothing moves by itself. */
async function untilAtRest(page: Page) {
  const isAtRest = () => {
    const { splash, waiting } = document.documentElement.dataset
    const isMoving = document.getAnimations().some(({ timeline, playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return timeline === document.timeline && playState === 'running' && !isEndless
    })
    const hasPanel = document.adoptedStyleSheets.length > 0
    return splash === undefined && waiting === undefined && hasPanel && !isMoving
  }
  await page.waitForFunction(isAtRest, undefined, { polling: 250 })
}
