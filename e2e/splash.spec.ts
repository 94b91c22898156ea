import { expect, type Locator, type Page } from '@playwright/test'
import { stopAnimationClock } from './animation-clock.ts'
import { contact, home, orchard } from './fixture/names.ts'
import { holdAll } from './hold.ts'
import { skipSplash } from './journey.ts'
import { largestPaint } from './largest-paint.ts'
import { footerLink } from './links.ts'
import { test } from './small-window.ts'
import { readStack } from './stack.ts'
import { open, untilLive } from './until.ts'
import { countShifts, layoutShift } from './view-page.ts'

const splash = (page: Page) => page.locator('#splash')
const header = (page: Page) => page.locator('body > #app > header')
const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.splash)
const expectState = (page: Page, state: string | undefined) =>
  expect.poll(() => stateOf(page)).toBe(state)
/** The number of elements in a text that are not fully opaque. */
const countTransparent = (text: Locator) =>
  text.evaluate(
    (text) =>
      [text, ...text.querySelectorAll('*')].filter((part) => getComputedStyle(part).opacity !== '1')
        .length,
  )
const opacityOf = (page: Page) => header(page).evaluate((bar) => getComputedStyle(bar).opacity)

/** Start and end of the splash's fade, in milliseconds after its first frame. */
function readFade(page: Page) {
  return splash(page).evaluate((element) => {
    const { delay = 0, endTime = 0 } = element.getAnimations()[0]?.effect?.getComputedTiming() ?? {}
    return { begins: delay, ends: Number(endTime) }
  })
}

/** Seeks all running animations, in milliseconds after the first frame. */
async function seekAnimations(page: Page, time: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.currentTime = time
    }
  }, time)
}

const PICTURES = /\/media\//
const PICTURES_AND_FONTS = /\/media\/|\.woff2$/

test('the splash is shown once per visit, over the complete page, and then removed', async ({
  page,
  context,
}) => {
  const resume = await stopAnimationClock(page)
  await countShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('splash:leave', () => {
      document.title += ` ${document.documentElement.dataset.splash}`
    })
  })
  await open(page, '/')
  await expect(splash(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
  await expect.poll(() => readFade(page)).toEqual({ begins: 1000, ends: 2000 })
  // The ring opens on a header that is there.
  expect(await opacityOf(page)).toBe('1')
  await seekAnimations(page, 1001)
  await expect(page).toHaveTitle(/ leaving$/)
  const moves = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
      .map((element) => element.closest('body > #app > header, [data-block=hero] .media')?.tagName),
  )
  expect(moves).toContain('SPAN')
  expect(moves).not.toContain('HEADER')
  await seekAnimations(page, 9000)
  await expectState(page, undefined)
  await expect(splash(page)).toHaveCount(0)
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.02)
  await resume()
  await footerLink(page, orchard.path).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  expect(await opacityOf(page)).toBe('1')
  await page.reload()
  expect(await stateOf(page)).toBeUndefined()
  await open(page, contact.path)
  expect(await stateOf(page)).toBeUndefined()
  await expect.poll(() => opacityOf(page)).toBe('1')
  const otherTab = await context.newPage()
  await otherTab.goto(contact.path, { waitUntil: 'commit' })
  await expectState(otherTab, '')
})

test('the splash ends within four seconds without scripts or load; the hero is the largest paint', async ({
  page,
}) => {
  await stopAnimationClock(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  const { release } = await holdAll(page, PICTURES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { begins, ends } = await readFade(page)
  expect(begins).toBeLessThan(ends)
  expect(ends).toBeLessThanOrEqual(4000)
  await seekAnimations(page, begins + 1)
  await expectState(page, 'leaving')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
  await expect.poll(() => largestPaint(page)).toMatchObject({ tag: 'img', block: 'hero' })
  await page.waitForLoadState()
  await seekAnimations(page, 5001)
  await expect(splash(page)).toBeHidden()
  expect(await opacityOf(page)).toBe('1')
})

test('the mark is redrawn in full rounds until the page has loaded', async ({ page }) => {
  await stopAnimationClock(page)
  const { release } = await holdAll(page, PICTURES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const readDrawing = () =>
    splash(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.getKeyframes().some(({ rotate }) => rotate),
        )
        .map(({ effect }) => effect?.getComputedTiming())
        .map((timing) => [timing?.currentIteration, timing?.progress]),
    )
  const COVERS = 4
  for (const [time, round] of [
    [250, 0],
    [1250, 1],
    [2250, 2],
  ] as const) {
    await seekAnimations(page, time)
    expect(await readDrawing()).toEqual(Array(COVERS).fill([round, 0.25]))
  }
  await seekAnimations(page, 1250)
  release()
  await expect.poll(() => readFade(page)).toEqual({ begins: 2000, ends: 3000 })
  await seekAnimations(page, 2000)
  expect(await readDrawing()).toEqual(Array(COVERS).fill([1, 1]))
})

test('the splash animates only properties that the compositor handles', async ({ page }) => {
  await stopAnimationClock(page)
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

test('a click ends the splash without reaching the page; later clicks do', async ({ page }) => {
  const resume = await stopAnimationClock(page)
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Scroll' })
  const box = await link.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expectState(page, 'leaving')
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ''])
  await resume()
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('without animations the splash is removed on load', async ({ page }) => {
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

test('Tab ends the splash and reaches the page; late fonts delay nothing', async ({ page }) => {
  await stopAnimationClock(page)
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
    const isThere = () => document.fonts.check('16px Figtree')
    await expect.poll(() => page.evaluate(isThere)).toBe(hasFonts)
    await seekAnimations(page, 9000)
    await expect.poll(() => countTransparent(title)).toBe(0)
    await expect(title).toContainText(home.title)
  }
})

test('a background tab shows the splash when it becomes visible, and ends it when hidden', async ({
  page,
}) => {
  await stopAnimationClock(page)
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

test('with reduced motion the mark is static and fades on load; print has no splash', async ({
  page,
}) => {
  await stopAnimationClock(page)
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
  await seekAnimations(page, 1)
  await expect.poll(readMoving).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(splash(page)).toBeHidden()
  await seekAnimations(page, 1)
  expect(await opacityOf(page)).toBe('1')
  await page.emulateMedia({ media: 'screen' })
  release()
  await expectState(page, 'leaving')
  const { begins, ends } = await readFade(page)
  expect([begins < 1000, ends - begins]).toEqual([true, 300])
})

test('crawlers, visitors without scripts and later visits get the page without splash', async ({
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
