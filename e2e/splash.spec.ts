import { expect, type Locator, type Page } from '@playwright/test'
import { stopAnimationClock } from './animation-clock.ts'
import { contact, home, orchard } from './fixture/names.ts'
import { holdAll } from './hold.ts'
import { largestPaint } from './largest-paint.ts'
import { footerLink } from './links.ts'
import { test } from './small-window.ts'
import { open, untilLive } from './until.ts'
import { countShifts, layoutShift } from './view-page.ts'

const splash = (page: Page) => page.locator('#splash')
const header = (page: Page) => page.locator('body > #app > header')
const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.splash)
const expectState = (page: Page, state: string | undefined) =>
  expect.poll(() => stateOf(page)).toBe(state)
const opacityOf = (page: Page) => header(page).evaluate((bar) => getComputedStyle(bar).opacity)

/** Start and end of the splash's fade, in milliseconds after its first frame. */
function readFade(page: Page) {
  return splash(page).evaluate((element) => {
    const effect = element.getAnimations()[0]?.effect
    if (!(effect instanceof KeyframeEffect)) throw new Error('The splash does not leave.')
    const { delay = 0, duration } = effect.getComputedTiming()
    const { computedOffset } = effect.getKeyframes().find(({ opacity }) => opacity === '0') ?? {}
    return { begins: delay, ends: Math.round(delay + Number(duration) * Number(computedOffset)) }
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

/** The properties that can be animated without work on the main thread. */
const FOR_COMPOSITOR = ['opacity of a box', 'rotate of a box', 'transform of a box']

/** The properties that the splash animates, of boxes or of shapes in an SVG. */
async function animatedProperties(page: Page): Promise<string[]> {
  const animated = await splash(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const isBox = !(effect.target instanceof SVGElement && effect.target.ownerSVGElement)
      const timing = ['offset', 'computedOffset', 'easing', 'composite']
      const names = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
      return names
        .filter((name) => !timing.includes(name))
        .map((name) => `${name} of a ${isBox ? 'box' : 'shape'}`)
    }),
  )
  return [...new Set(animated)].toSorted()
}

const PICTURES = /\/media\//

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
  expect(await animatedProperties(page)).toEqual(FOR_COMPOSITOR)
  await expect.poll(() => readFade(page)).toEqual({ begins: 1000, ends: 2000 })
  // The ring opens when the header is visible already.
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

test('the splash ends within four seconds without scripts or load; the hero is the largest paint', {
  tag: '@release',
}, async ({ page }) => {
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

test('a click ends the splash without reaching the page; later clicks do', {
  tag: '@release',
}, async ({ page }) => {
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

test('with reduced motion the mark is static and fades on load; print has no splash', {
  tag: '@release',
}, async ({ page }) => {
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

test('Tab ends the splash, and late fonts leave the title readable', {
  tag: '@release',
}, async ({ page }) => {
  await stopAnimationClock(page)
  const { release } = await holdAll(page, /\/media\/|\.woff2$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await untilLive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expectState(page, 'leaving')
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

/** The number of elements in a text that are not fully opaque. */
function countTransparent(text: Locator): Promise<number> {
  return text.evaluate(
    (text) =>
      [text, ...text.querySelectorAll('*')].filter((part) => getComputedStyle(part).opacity !== '1')
        .length,
  )
}
