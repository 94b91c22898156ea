import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { keyboardFaults } from './keyboard.ts'
import { cutOffWords, headingLevels, sidewaysScroll, skippedLevels } from './look.ts'
import { untilLive } from './until.ts'
import { htmlFaults } from './valid-html.ts'
import { brokenPictures, countShifts, layoutShift, viewWhole } from './view-page.ts'
import { watch } from './watch.ts'
import { wordsOf, wordsWithoutScripts } from './without-scripts.ts'

/**
 * The screens every page is looked at on. Its controls are walked through on two of them, with
 * a mouse's layout and a thumb's; on one its words are compared with those without scripts.
 */
const SCREENS = [
  { width: 1440, height: 900, isWalked: true, isCompared: true },
  { width: 834, height: 1112, isWalked: false, isCompared: false },
  { width: 390, height: 844, isWalked: true, isCompared: false },
  { width: 320, height: 640, isWalked: false, isCompared: false },
]

export type Swept = {
  url: string
  status?: number
  press?: string | undefined
  /** Rules of axe that cannot hold on this page. */
  withoutRules?: string[]
}

/** Looks at one page on every screen, in one tab: each fault is told, none ends the look. */
export async function sweep(page: Page, swept: Swept): Promise<void> {
  const { url, status = 200 } = swept
  const noticed = watch(page, url)
  await countShifts(page)
  // The question about cookies has an entry of its own, and comes to slow machines otherwise.
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('consent', `no ${Date.now()}`)
  })
  for (const { isWalked, isCompared, ...screen } of SCREENS) {
    // A page that is resized fetches other pictures, which leaving it would cut short.
    await page.goto('about:blank')
    await page.setViewportSize(screen)
    const response = await page.goto(url)
    expect(response?.status(), url).toBe(status)
    await expectSound(page, swept, `at ${screen.width} px`)
    if (isCompared && !swept.press)
      expect.soft(await wordsWithoutScripts(page, url), 'scripts off').toBe(await wordsOf(page))
    if (isWalked)
      expect.soft(await keyboardFaults(page), `keyboard at ${screen.width} px`).toEqual([])
  }
  expect.soft(noticed).toEqual({ messages: [], failures: [], strangers: [] })
  expect.soft(await htmlFaults(await (await fetch(url)).text()), 'HTML').toEqual([])
}

async function expectSound(page: Page, { press, withoutRules }: Swept, at: string): Promise<void> {
  await untilLive(page)
  if (press) await page.locator(press).click()
  expect.soft(await viewWhole(page), `blocks that change their height ${at}`).toEqual([])
  const levels = await headingLevels(page)
  expect
    .soft(
      levels.filter((level) => level === 1),
      `h1 ${at}`,
    )
    .toHaveLength(1)
  expect.soft(skippedLevels(levels), `headings that skip a level ${at}`).toEqual([])
  expect.soft(await sidewaysScroll(page), `sideways scroll ${at}`).toBe(0)
  expect.soft(await cutOffWords(page), `words beyond the edges ${at}`).toEqual([])
  expect.soft(await brokenPictures(page), `broken pictures ${at}`).toEqual([])
  const { sum, what } = await layoutShift(page)
  expect.soft(sum, `layout shift ${at}: ${what.join('\n')}`).toBeLessThanOrEqual(0.02)
  expect.soft(await violations(page, withoutRules), `axe ${at}`).toEqual([])
}
