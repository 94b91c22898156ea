import { expect, type Page } from '@playwright/test'
import { accessibilityTree, nameFaults } from './accessible-names.ts'
import { violations } from './axe.ts'
import { forceColours, forcedColourFaults } from './forced-colours.ts'
import { keyboardFaults } from './keyboard.ts'
import { cutOffWords, sidewaysScroll } from './layout-checks.ts'
import { collectProblems } from './page-problems.ts'
import { IN_FULL } from './playwright.config.ts'
import { ON_EVERY_PAGE, ON_SCREENS, rulesWithout, secondOpinion } from './second-engine.ts'
import { smallTargets } from './small-targets.ts'
import {
  expectComplete,
  expectFits,
  expectSteady,
  load,
  resize,
  type SweepOptions,
} from './sweep-layout.ts'
import { crampedWords } from './text-spacing.ts'
import { finishReveals, untilHeader } from './until.ts'
import { htmlFaults } from './valid-html.ts'
import { countShifts, renderWhole } from './view-page.ts'
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
    await renderWhole(page)
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

/** Checks a page as a phone loads it, also by axe if asked for, and its layout at other widths. */
export async function sweepOnPhone(page: Page, options: SweepOptions): Promise<void> {
  const { url, repeats, withAxe } = options
  const at = `at ${PHONE.width} px`
  const problems = collectProblems(page, url)
  await countShifts(page)
  await load(page, options, PHONE, 'reduce')
  await expectComplete(page, options, at)
  await expectSteady(page, at)
  await renderWhole(page)
  await finishReveals(page)
  await untilHeader(page)
  if (withAxe) expect.soft(await violations(page, ruledOut(repeats)), `axe ${at}`).toEqual([])
  for (const size of [ZOOMED, DESKTOP]) await expectFits(page, options, size)
  expect.soft(problems).toEqual({ messages: [], failures: [], otherHosts: [] })
  expect.soft(await htmlFaults(await (await fetch(url)).text()), 'HTML').toEqual([])
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
