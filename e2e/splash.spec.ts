import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdAll } from './hold.ts'
import { skipSplash } from './journey.ts'
import { largestPaint } from './largest-paint.ts'
import { footerLink } from './links.ts'
import { readStack } from './stack.ts'
import { stopClock } from './stop-clock.ts'
import { open, untilLive } from './until.ts'
import { countShifts, layoutShift } from './view-page.ts'

const splash = (page: Page) => page.locator('#splash')
const header = (page: Page) => page.locator('body > #app > header')
const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.splash)
const expectState = (page: Page, state: string | undefined) =>
  expect.poll(() => stateOf(page)).toBe(state)
/** How much of a text is not, or not wholly, to be seen. */
const paleIn = (text: Locator) =>
  text.evaluate(
    (text) =>
      [text, ...text.querySelectorAll('*')].filter((part) => getComputedStyle(part).opacity !== '1')
        .length,
  )
const opacityOf = (page: Page) => header(page).evaluate((bar) => getComputedStyle(bar).opacity)

/** When the splash begins to fade and when it is gone, in milliseconds after its first frame. */
function readFade(page: Page) {
  return splash(page).evaluate((element) => {
    const { delay = 0, endTime = 0 } = element.getAnimations()[0]?.effect?.getComputedTiming() ?? {}
    return { begins: delay, ends: Number(endTime) }
  })
}

/** Moves all that is under way on to a moment, in milliseconds after the first frame. */
async function moveOn(page: Page, time: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.currentTime = time
    }
  }, time)
}

const PICTURES = /\/media\//
const PICTURES_AND_FONTS = /\/media\/|\.woff2$/

test('a visit begins with it once; the page beneath is complete, and is handed over', async ({
  page,
  context,
}) => {
  const goOn = await stopClock(page)
  await countShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('splash:leave', () => {
      document.title += ` ${document.documentElement.dataset.splash}`
    })
  })
  await open(page, '/')
  await expect(splash(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where the day')
  expect(await opacityOf(page)).toBe('0')
  await expect.poll(() => readFade(page)).toEqual({ begins: 1000, ends: 2000 })
  await moveOn(page, 1001)
  await expect(page).toHaveTitle(/ leaving$/)
  const moves = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
      .map((element) => element.closest('header, [data-block=hero] .media')?.tagName),
  )
  expect(moves).toEqual(expect.arrayContaining(['HEADER', 'SPAN']))
  await moveOn(page, 9000)
  await expectState(page, undefined)
  await expect(splash(page)).toHaveCount(0)
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.02)
  await goOn()
  await footerLink(page, '/lagoon').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cross on foot')
  expect(await opacityOf(page)).toBe('1')
  await page.reload()
  expect(await stateOf(page)).toBeUndefined()
  await open(page, '/contact')
  expect(await stateOf(page)).toBeUndefined()
  await expect.poll(() => opacityOf(page)).toBe('1')
  const otherTab = await context.newPage()
  await otherTab.goto('/contact', { waitUntil: 'commit' })
  await expectState(otherTab, '')
})

test('it ends in four seconds where scripts fail and the page never loads; the hero, which comes after, is the largest paint', async ({
  page,
}) => {
  await stopClock(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  const { release } = await holdAll(page, PICTURES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { begins, ends } = await readFade(page)
  expect(begins).toBeLessThan(ends)
  expect(ends).toBeLessThanOrEqual(4000)
  await moveOn(page, begins + 1)
  await expectState(page, 'leaving')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
  await expect.poll(() => largestPaint(page)).toMatchObject({ tag: 'img', block: 'hero' })
  await page.waitForLoadState()
  await moveOn(page, 5001)
  await expect(splash(page)).toBeHidden()
  expect(await opacityOf(page)).toBe('1')
})

test('until the page has loaded the mark is drawn anew from its beginning, each round to its end', async ({
  page,
}) => {
  await stopClock(page)
  const { release } = await holdAll(page, PICTURES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const readDrawing = () =>
    splash(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement !== null)
        .map(({ effect }) => effect?.getComputedTiming())
        .map((timing) => [timing?.currentIteration, timing?.progress]),
    )
  const COVERS = 4
  for (const [time, round] of [
    [250, 0],
    [1250, 1],
    [2250, 2],
  ] as const) {
    await moveOn(page, time)
    expect(await readDrawing()).toEqual(Array(COVERS).fill([round, 0.25]))
  }
  await moveOn(page, 1250)
  release()
  await expect.poll(() => readFade(page)).toEqual({ begins: 2000, ends: 3000 })
  await moveOn(page, 2000)
  expect(await readDrawing()).toEqual(Array(COVERS).fill([1, 1]))
})

test('the compositor alone draws it: whole boxes that turn, move and fade', async ({ page }) => {
  await stopClock(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const moves = await splash(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const isBox = !(effect.target instanceof SVGElement && effect.target.ownerSVGElement)
      const timing = ['offset', 'computedOffset', 'easing', 'composite']
      const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
      return properties
        .filter((name) => !timing.includes(name))
        .map((name) => `${name} of a ${isBox ? 'box' : 'shape'}`)
    }),
  )
  const allowed = ['opacity of a box', 'rotate of a box', 'transform of a box']
  expect([...new Set(moves)].toSorted()).toEqual(allowed)
})

test('a press ends it and reaches nothing beneath; the page answers from then on', async ({
  page,
}) => {
  const goOn = await stopClock(page)
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Scroll' })
  const box = await link.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expectState(page, 'leaving')
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ''])
  await goOn()
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('where animations are off it goes with the page’s load', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const { release } = await holdAll(page, PICTURES)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(splash(page)).toBeVisible()
  release()
  await expect(splash(page)).toHaveCount(0)
  await expect.poll(() => opacityOf(page)).toBe('1')
})

test('the keyboard ends it and is not kept from the page, and late fonts keep nothing back', async ({
  page,
}) => {
  await stopClock(page)
  const { release } = await holdAll(page, PICTURES_AND_FONTS)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await untilLive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expectState(page, 'leaving')
  await page.keyboard.press('Tab')
  expect(await header(page).evaluate((bar) => bar.matches(':focus-within'))).toBe(true)
  expect(await opacityOf(page)).toBe('1')
  await expect(splash(page)).toHaveCount(0)
  const title = page.getByRole('heading', { level: 1 })
  for (const hasFonts of [false, true]) {
    if (hasFonts) release()
    const isThere = () => document.fonts.check('16px "Instrument Sans"')
    await expect.poll(() => page.evaluate(isThere)).toBe(hasFonts)
    await moveOn(page, 9000)
    await expect.poll(() => paleIn(title)).toBe(0)
    await expect(title).toContainText('Where the day')
  }
})

test('a tab in the background has it when it comes to the front, and loses it when it goes back', async ({
  page,
}) => {
  await stopClock(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => !document.documentElement?.hasAttribute('data-front'),
    })
  })
  const turn = () =>
    page.evaluate(() => {
      document.documentElement.toggleAttribute('data-front')
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  await open(page, '/')
  await expect(splash(page)).toBeHidden()
  await turn()
  await expect(splash(page)).toBeVisible()
  await turn()
  await expectState(page, 'leaving')
})

test('with reduced motion the mark stands still and leaves with the page’s load; paper has none', async ({
  page,
}) => {
  await stopClock(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { release } = await holdAll(page, PICTURES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(splash(page)).toBeVisible()
  const readMoving = () =>
    splash(page).evaluate(
      (mark) =>
        mark.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    )
  await moveOn(page, 1)
  await expect.poll(readMoving).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(splash(page)).toBeHidden()
  await moveOn(page, 1)
  expect(await opacityOf(page)).toBe('1')
  await page.emulateMedia({ media: 'screen' })
  release()
  await expectState(page, 'leaving')
  const { begins, ends } = await readFade(page)
  expect([begins < 1000, ends - begins]).toEqual([true, 300])
})

test('crawlers, readers without scripts, and tests of other things get the page as it is', async ({
  browser,
}) => {
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const reader of [{ userAgent: googlebot }, { javaScriptEnabled: false }, {}]) {
    const context = await browser.newContext(reader)
    if (!('userAgent' in reader)) await skipSplash(context)
    const page = await context.newPage()
    await page.goto(readStack().siteUrl, { waitUntil: 'commit' })
    await expect(header(page)).toBeVisible()
    const root = page.locator('html')
    await expect(root).not.toHaveAttribute('data-waiting')
    await expect(root).not.toHaveAttribute('data-splash')
    await expect(splash(page)).toBeHidden()
    await context.close()
  }
})
