import { expect, type Page } from '@playwright/test'
import { accessibilityTree, nameFaults } from './accessible-names.ts'
import { violations } from './axe.ts'
import { forceColours, forcedColourFaults } from './forced-colours.ts'
import { keyboardFaults } from './keyboard.ts'
import { cutOffWords, headingLevels, sidewaysScroll, skippedLevels } from './layout-checks.ts'
import { collectProblems } from './page-problems.ts'
import { IN_FULL } from './playwright.config.ts'
import { ON_EVERY_PAGE, ON_SCREENS, rulesWithout, secondOpinion } from './second-engine.ts'
import { smallTargets } from './small-targets.ts'
import { crampedWords } from './text-spacing.ts'
import { finishReveals, untilHeader, untilLive, untilRevealsReady, untilStill } from './until.ts'
import { htmlFaults } from './valid-html.ts'
import {
  brokenPictures,
  countShifts,
  layoutShift,
  scrollThroughPage,
  untilPicturesLoaded,
  unusedPreloads,
} from './view-page.ts'
import { deadControls, wordsOf, wordsWithoutScripts } from './without-scripts.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** What a window of 1280 × 1024 pixels has left at a zoom of 400 %, and at one of 200 %. */
const ZOOMED = { width: 320, height: 256 }
const ZOOMED_TWICE = { width: 640, height: 512 }

/**
 * The viewports of the sweep, desktop and phone. Each page is loaded at the first and checked in full,
 * then resized to the narrower one with reduced motion, where its layout is checked again, also with
 * text spaced out. At the second a page of the catalogue is resized as well; those that visitors open
 * are loaded anew, because a phone gets other pictures.
 */
const VIEWPORTS = [
  { size: DESKTOP, narrower: { width: 834, height: 1112 }, isFirst: true },
  { size: PHONE, narrower: ZOOMED, isFirst: false },
]

/**
 * Not zero: the header's logo and button move as it shrinks on scroll (0.0004), and on a slow
 * machine that paints before the fonts are loaded a long title may wrap differently (0.015).
 */
const MAX_SHIFT = 0.02

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
  /** Reduced motion in all viewports, for pages whose reveals are not under test. */
  prefersReducedMotion?: boolean
}

type Size = { width: number; height: number }

/**
 * Runs all checks on one page at all widths; what takes longer only before a release. Failures are
 * soft, so that one run reports all of them.
 */
export async function sweep(page: Page, noScriptPage: Page, options: SweepOptions): Promise<void> {
  const { url, isBrief, isPage, prefersReducedMotion } = options
  const problems = collectProblems(page, url)
  await countShifts(page)
  for (const { size, narrower, isFirst } of VIEWPORTS) {
    const at = `at ${size.width} px`
    const isLoaded = isFirst || isPage
    if (isLoaded) await load(page, options, size, prefersReducedMotion ? 'reduce' : 'no-preference')
    else await resize(page, options, size)
    await expectComplete(page, options, at)
    if (isLoaded) await expectSteady(page, at)
    await finishReveals(page)
    if (isBrief) continue
    if (isFirst && !options.press) await expectSameWithoutScripts(page, noScriptPage, options)
    await untilHeader(page)
    await expectAccessible(page, options, at)
    if (isFirst || (IN_FULL && options.isScreen)) await expectForcedColours(page, options, at)
    await expectFits(page, options, narrower)
  }
  if (IN_FULL && options.isScreen) await expectUsableWhenZoomed(page)
  expect.soft(problems).toEqual({ messages: [], failures: [], otherHosts: [] })
  if (!isBrief) expect.soft(await htmlFaults(await (await fetch(url)).text()), 'HTML').toEqual([])
}

/** Checks a page as a phone loads it, and its layout at other widths; pages of one block by axe as well. */
export async function sweepOnPhone(page: Page, options: SweepOptions): Promise<void> {
  const { url, isPage, repeats } = options
  const at = `at ${PHONE.width} px`
  const problems = collectProblems(page, url)
  await countShifts(page)
  await load(page, options, PHONE, 'reduce')
  await expectComplete(page, options, at)
  await expectSteady(page, at)
  await finishReveals(page)
  await untilHeader(page)
  if (!isPage) expect.soft(await violations(page, ruledOut(repeats)), `axe ${at}`).toEqual([])
  for (const size of [ZOOMED, DESKTOP]) await expectFits(page, options, size)
  expect.soft(problems).toEqual({ messages: [], failures: [], otherHosts: [] })
  expect.soft(await htmlFaults(await (await fetch(url)).text()), 'HTML').toEqual([])
}

/** The layout is in order at another size, also with text spaced out. */
async function expectFits(page: Page, options: SweepOptions, size: Size): Promise<void> {
  await resize(page, options, size)
  if (options.press) await clickAndSettle(page, options.press)
  await expectValidLayout(page, `at ${size.width} px`)
  if (!options.overlaps)
    expect.soft(await crampedWords(page), `spaced-out text at ${size.width} px`).toEqual([])
}

async function expectSameWithoutScripts(page: Page, noScriptPage: Page, options: SweepOptions) {
  const words = await wordsWithoutScripts(noScriptPage, options.url, page)
  expect.soft(words, 'scripts off').toBe(await wordsOf(page))
  if (options.isPage)
    expect.soft(await deadControls(noScriptPage), 'controls without scripts').toEqual([])
}

/** The rules of axe that do not hold on a page that repeats one block. */
const ruledOut = (repeats = false) => (repeats ? ['landmark-unique'] : [])

/** What assistive technology gets, in the viewport that the page was loaded in. */
async function expectAccessible(page: Page, options: SweepOptions, at: string): Promise<void> {
  const { repeats = false, isScreen = false } = options
  expect.soft(await violations(page, ruledOut(repeats)), `axe ${at}`).toEqual([])
  if (ON_EVERY_PAGE || (isScreen && ON_SCREENS))
    expect.soft(await secondOpinion(page, rulesWithout(repeats)), `IBM’s engine ${at}`).toEqual([])
  expect.soft(nameFaults(await accessibilityTree(page), repeats), `names ${at}`).toEqual([])
  expect.soft(await keyboardFaults(page), `keyboard ${at}`).toEqual([])
}

async function expectForcedColours(page: Page, { isScreen }: SweepOptions, at: string) {
  await forceColours(page, 'active')
  expect.soft(await forcedColourFaults(page), `forced colours ${at}`).toEqual([])
  if (IN_FULL && isScreen)
    expect.soft(await keyboardFaults(page), `keyboard, forced colours ${at}`).toEqual([])
  await forceColours(page, 'none')
}

/** From 400 %, where the page is, to 200 %: nothing covers what has the focus, nothing is cut off. */
async function expectUsableWhenZoomed(page: Page): Promise<void> {
  expect.soft(await keyboardFaults(page), 'keyboard at a zoom of 400 %').toEqual([])
  await page.setViewportSize(ZOOMED_TWICE)
  expect.soft(await sidewaysScroll(page), 'sideways scroll at a zoom of 200 %').toBe(0)
  expect.soft(await cutOffWords(page), 'words beyond the edges at a zoom of 200 %').toEqual([])
  expect.soft(await crampedWords(page), 'spaced-out text at a zoom of 200 %').toEqual([])
  expect.soft(await smallTargets(page), 'small targets at a zoom of 200 %').toEqual([])
  expect.soft(await keyboardFaults(page), 'keyboard at a zoom of 200 %').toEqual([])
}

async function load(
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
async function resize(page: Page, options: SweepOptions, size: Size) {
  if (options.press) {
    await load(page, options, size, 'reduce')
    return untilLive(page)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(size)
}

/** The page is scrolled through, and what that brings has its place and its pictures. */
async function expectComplete(page: Page, { press }: SweepOptions, at: string): Promise<void> {
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
}

/** What only a page that has just been loaded at a width shows: shifts, and preloads for another. */
async function expectSteady(page: Page, at: string): Promise<void> {
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
