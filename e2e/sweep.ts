import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { keyboardFaults } from './keyboard.ts'
import { cutOffWords, headingLevels, sidewaysScroll, skippedLevels } from './look.ts'
import { finishReveals, untilHeader, untilLive, untilRevealing, untilStill } from './until.ts'
import { htmlFaults } from './valid-html.ts'
import {
  brokenPictures,
  countShifts,
  layoutShift,
  untilPicturesHaveCome,
  viewWhole,
} from './view-page.ts'
import { watch } from './watch.ts'
import { wordsOf, wordsWithoutScripts } from './without-scripts.ts'

/**
 * The screens every page is looked at on. On two of them, with a mouse's layout and a thumb's, axe
 * is asked and its controls are walked through; on one its words are compared with those without
 * scripts. On the two between, somebody looks who asks for calm.
 */
const SCREENS = [
  { width: 1440, height: 900, isWhole: true, isCompared: true },
  { width: 834, height: 1112, isWhole: false, isCompared: false },
  { width: 390, height: 844, isWhole: true, isCompared: false },
  { width: 320, height: 640, isWhole: false, isCompared: false },
]

/**
 * Not zero: the header's logo and button glide as it closes up under a scroll (0.0004), and where a
 * slow machine paints before the fonts have come a long title may then break otherwise (0.015).
 */
const MOST_SHIFT = 0.02

export type Swept = {
  url: string
  status?: number
  press?: string | undefined
  /** Rules of axe that cannot hold on this page. */
  withoutRules?: string[]
  /** At two widths, and not asked of axe, nor walked through, nor compared, nor read. */
  isBrief?: boolean
  /** What is drawn is looked at, and not how it comes: on all screens somebody looks who asks for calm. */
  prefersReducedMotion?: boolean
}

/** Looks at one page on every screen, in one tab, and once in a `plain` one: each fault is told, none ends the look. */
export async function sweep(page: Page, plain: Page, swept: Swept): Promise<void> {
  const { url, status = 200, isBrief, prefersReducedMotion } = swept
  const noticed = watch(page, url)
  await countShifts(page)
  // The question about cookies has an entry of its own, and comes to slow machines otherwise.
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('consent', `no ${Date.now()}`)
  })
  for (const { isWhole, isCompared, ...screen } of SCREENS) {
    if (isBrief && !isWhole) continue
    // A page that is resized fetches other pictures, which leaving it would cut short.
    await page.goto('about:blank')
    await page.setViewportSize(screen)
    await page.emulateMedia({
      reducedMotion: prefersReducedMotion || !isWhole ? 'reduce' : 'no-preference',
    })
    const response = await page.goto(url)
    expect(response?.status(), url).toBe(status)
    const at = `at ${screen.width} px`
    await expectSound(page, swept, at)
    await finishReveals(page)
    if (isCompared && !swept.press && !isBrief)
      expect
        .soft(await wordsWithoutScripts(plain, url, page), 'scripts off')
        .toBe(await wordsOf(page))
    if (isWhole && !isBrief) {
      await untilHeader(page)
      expect.soft(await violations(page, swept.withoutRules), `axe ${at}`).toEqual([])
      expect.soft(await keyboardFaults(page), `keyboard ${at}`).toEqual([])
    }
  }
  expect.soft(noticed).toEqual({ messages: [], failures: [], strangers: [] })
  if (isBrief) return
  expect.soft(await htmlFaults(await (await fetch(url)).text()), 'HTML').toEqual([])
}

async function expectSound(page: Page, { press }: Swept, at: string): Promise<void> {
  await untilLive(page)
  await untilRevealing(page)
  expect.soft(await viewWhole(page), `blocks that change their height ${at}`).toEqual([])
  // Only now: a scroll would close what this opens.
  if (press) await openWith(page, press)
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
  const { sum, what } = await steadyShift(page)
  expect.soft(sum, `layout shift ${at}: ${what.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT)
}

/**
 * A machine with more to do than time may paint before the fonts are there, which `fonts.spec.ts`
 * is about: what has shifted is asked once more, with the fonts at hand.
 */
async function steadyShift(page: Page) {
  const shift = await layoutShift(page)
  if (shift.sum <= MOST_SHIFT) return shift
  await page.reload()
  await untilLive(page)
  await viewWhole(page)
  return layoutShift(page)
}

async function openWith(page: Page, press: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator(press).click()
  await untilStill(page)
  await untilPicturesHaveCome(page)
}
