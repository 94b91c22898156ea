import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { countShifts, layoutShift } from './view-page.ts'

for (const [width, height] of [
  [1440, 900],
  [834, 1112],
  [390, 844],
  [320, 640],
] as const) {
  test(`late fonts cause no layout shift at ${width} px`, {
    tag: width === 390 ? [] : '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await countShifts(page)
    const painted = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const hasPainted = () => performance.getEntriesByType('paint').length > 0
    await page.waitForFunction(hasPainted, undefined, { polling: 50 })
    const before = await page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))
    painted.resolve()
    await page.waitForLoadState('networkidle')
    const after = await page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))
    expect([before, after]).toEqual([false, true])
    const { sum, what } = await layoutShift(page)
    expect(sum, what.join('\n')).toBeLessThanOrEqual(0.02)
  })
}
