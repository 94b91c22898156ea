import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { cutOffWords, headingLevels, sidewaysScroll, skippedLevels } from './look.ts'
import { findStack, readStack } from './stack.ts'
import { brokenPictures, countShifts, layoutShift, viewWhole } from './view-page.ts'
import { watch } from './watch.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
const nowhere = '/nowhere'

test('the home page leads to more pages', () => {
  expect(readStack().pages.length).toBeGreaterThan(10)
})

for (const path of [...(findStack()?.pages ?? []), nowhere]) {
  for (const screen of screens) {
    test(`${path} is sound on a screen of ${screen.width} px`, async ({ page }) => {
      const noticed = watch(page, readStack().siteUrl)
      await page.setViewportSize(screen)
      await countShifts(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === nowhere ? 404 : 200)
      await viewWhole(page)
      await expectSoundLook(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect.soft(await violations(page), 'axe').toEqual([])
      expect.soft(noticed).toEqual({ messages: [], failures: [], strangers: [] })
    })
  }
}

async function expectSoundLook(page: Page): Promise<void> {
  const levels = await headingLevels(page)
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1)
  expect.soft(skippedLevels(levels), 'headings that skip a level').toEqual([])
  expect.soft(await sidewaysScroll(page), 'sideways scroll').toBe(0)
  expect.soft(await cutOffWords(page), 'words beyond the edges').toEqual([])
  expect.soft(await brokenPictures(page), 'broken pictures').toEqual([])
  const { sum, what } = await layoutShift(page)
  expect.soft(sum, what.join('\n')).toBeLessThanOrEqual(0.02)
}
