import { expect, type Page } from '@playwright/test'
import {
  cutOffWords,
  headingLevels,
  sidewaysScroll,
  skippedLevels,
  smallFields,
} from './layout-checks.ts'
import { smallTargets } from './small-targets.ts'
import { crampedWords } from './text-spacing.ts'
import { untilLive, untilRevealsReady, untilStill } from './until.ts'
import {
  brokenPictures,
  layoutShift,
  scrollThroughPage,
  untilPicturesLoaded,
  unusedPreloads,
} from './view-page.ts'

/**
 * Not zero: the header's logo and button move as it shrinks on scroll (0.0004), and on a slow
 * machine that paints before the fonts are loaded a long title may wrap differently (0.015).
 */
const MAX_SHIFT = 0.02

/** What the sweep opens, and what is special about it. */
export type SweepOptions = {
  url: string
  status?: number
  press?: string | undefined
  /** Only two widths, without axe, keyboard, scripts-off and HTML checks. */
  isBrief?: boolean
  /** A page that visitors open: no control on it needs scripts. */
  isPage?: boolean
  /** Its blocks overlap on purpose, so that words of one may lie on words of another. */
  overlaps?: boolean
  /** The demo’s page for a screen, where what takes longer is checked as well. */
  isScreen?: boolean
  /** A page that repeats one block, so that its landmarks share a name. */
  repeats?: boolean
  /** By axe as well where a page is only checked as a phone loads it. */
  withAxe?: boolean
  /** Reduced motion in all viewports, for pages whose reveals are not under test. */
  prefersReducedMotion?: boolean
}

type Size = { width: number; height: number }

/** Opens the page in a window of this size. */
export async function load(
  page: Page,
  { url, status = 200 }: SweepOptions,
  size: Size,
  reducedMotion: 'reduce' | 'no-preference',
) {
  // If the page is already open, a URL with an anchor would only scroll.
  await page.goto('about:blank')
  await page.setViewportSize(size)
  await page.emulateMedia({ reducedMotion })
  const response = await page.goto(url)
  expect(response?.status(), url).toBe(status)
}

/** A menu or dialog may close on a resize, so pages with a press are loaded again. */
export async function resize(page: Page, options: SweepOptions, size: Size) {
  if (options.press) {
    await load(page, options, size, 'reduce')
    return untilLive(page)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(size)
}

/** The page is scrolled through, and what that brings has its place and its pictures. */
export async function expectComplete(
  page: Page,
  { press }: SweepOptions,
  at: string,
): Promise<void> {
  await untilLive(page)
  await untilRevealsReady(page)
  expect.soft(await scrollThroughPage(page), `blocks that change their height ${at}`).toEqual([])
  // After scrolling, which would close what this opens.
  if (press) await clickAndSettle(page, press)
  expect.soft(await brokenPictures(page), `broken pictures ${at}`).toEqual([])
  await expectValidLayout(page, at)
}

async function expectValidLayout(page: Page, at: string): Promise<void> {
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
  expect.soft(await smallTargets(page), `small targets ${at}`).toEqual([])
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
  expect.soft(isNarrow ? await smallFields(page) : [], `small fields ${at}`).toEqual([])
}

/** What only a page that has just been loaded at a width shows: shifts, and preloads for another. */
export async function expectSteady(page: Page, at: string): Promise<void> {
  const { sum, what } = await steadyShift(page)
  expect.soft(sum, `layout shift ${at}: ${what.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
  expect.soft(await unusedPreloads(page), `preloads that are not shown ${at}`).toEqual([])
}

/**
 * The layout shift, measured again with cached fonts if it is too large: a busy machine may paint
 * before the fonts are loaded, which `fonts.spec.ts` covers.
 */
async function steadyShift(page: Page) {
  const shift = await layoutShift(page)
  if (shift.sum <= MAX_SHIFT) return shift
  await page.reload()
  await untilLive(page)
  await scrollThroughPage(page)
  return layoutShift(page)
}

async function clickAndSettle(page: Page, press: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator(press).click()
  // What appears under the mouse would look as if it were pointed at.
  await page.mouse.move(0, 0)
  await untilStill(page)
  await untilPicturesLoaded(page)
}

/** The layout is in order at another size, also with text spaced out. */
export async function expectFits(page: Page, options: SweepOptions, size: Size): Promise<void> {
  await resize(page, options, size)
  if (options.press) await clickAndSettle(page, options.press)
  await expectValidLayout(page, `at ${size.width} px`)
  if (!options.overlaps)
    expect.soft(await crampedWords(page), `spaced-out text at ${size.width} px`).toEqual([])
}
