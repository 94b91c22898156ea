import { expect, type Page } from '@playwright/test'
import { countFrames } from './frames.ts'
import { test } from './journey.ts'
import { open, scrollOf, untilScrolled, untilStill } from './until.ts'

const wide = { width: 1440, height: 900 }
const CHUNK = /\/assets\/claim-wheel-[^/]*\.js/
const MULTIPLIER = 1.25

test.use({ viewport: wide })

/** Whether Lenis handles the wheel, by its class on the root element. */
const isSmooth = (page: Page, name = 'lenis') =>
  page.evaluate((name) => document.documentElement.classList.contains(name), name)

/** Turns the mouse wheel once, by default in the middle of the window. */
async function turnWheel(page: Page, y: number, at = { x: 700, y: 450 }) {
  await page.mouse.move(at.x, at.y)
  await page.mouse.wheel(0, y)
}

/** Turns the wheel until Lenis handles it, which the first turns without a pause do not achieve. */
async function untilSmooth(page: Page) {
  const isTaken = async () => {
    await turnWheel(page, 40)
    return isSmooth(page, 'lenis-smooth')
  }
  await expect.poll(isTaken, { intervals: [600] }).toBe(true)
  await untilStill(page)
}

/** Returns a function that says whether Lenis has been requested. */
function watchChunk(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return () => requested.some((url) => CHUNK.test(url))
}

test('mouse movement loads Lenis; an idle page requests no frames; zoom and find stay native', async ({
  page,
}) => {
  const frames = await countFrames(page)
  const isRequested = watchChunk(page)
  await open(page, '/')
  expect(isRequested()).toBe(false)
  await page.mouse.move(700, 450)
  await expect.poll(() => isSmooth(page)).toBe(true)
  await turnWheel(page, 100)
  await untilScrolled(page, 100 * MULTIPLIER)
  await untilStill(page)
  const before = await scrollOf(page)
  await turnWheel(page, 400)
  await untilScrolled(page, before + 400 * MULTIPLIER)
  await untilStill(page)
  const count = await frames()
  expect(count).toBeGreaterThan(10)
  // The browser draws frames for a screenshot, in which a loop would request the next one.
  await page.screenshot()
  await page.screenshot()
  expect(await frames()).toBe(count)

  await page.evaluate(() => {
    const taken: boolean[] = []
    Object.assign(window, { taken })
    addEventListener('wheel', ({ defaultPrevented }) => taken.push(defaultPrevented))
  })
  const taken = () => page.evaluate((): boolean[] => Reflect.get(window, 'taken'))
  const rest = await scrollOf(page)
  await page.keyboard.down('Control')
  await turnWheel(page, 300)
  await expect.poll(taken).toEqual([false])
  await page.keyboard.up('Control')
  await untilStill(page)
  // A headless browser does not zoom, so the wheel scrolls natively by exactly its delta.
  expect(await scrollOf(page)).toBe(rest + 300)

  await turnWheel(page, 1200)
  await expect.poll(taken).toEqual([false, true])
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(rest + 350)
  const isFound = await page.evaluate(() => {
    const isOnWay = document.documentElement.classList.contains('lenis-smooth')
    return isOnWay && Reflect.get(window, 'find').call(window, 'Privacy')
  })
  expect(isFound).toBe(true)
  await untilStill(page)
  const isSeen = await page.evaluate(() => {
    const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
    return { top: top > 0, bottom: bottom > top && bottom < innerHeight }
  })
  expect(isSeen).toEqual({ top: true, bottom: true })
})

test('scrolling is native over scrollable elements and over the open menu', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, '/map')
  const panel = page.locator('[data-opening] > div:has(h1)')
  await untilSmooth(page)
  await page.keyboard.press('Home')
  await untilScrolled(page, 0)
  const { x, y } = (await panel.boundingBox()) ?? { x: 0, y: 0 }
  await turnWheel(page, 100, { x: x + 100, y: y + 400 })
  await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBe(100)
  expect(await scrollOf(page)).toBe(0)
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await untilStill(page)
  await turnWheel(page, 200)
  await expect.poll(() => page.locator('#menu').isHidden()).toBe(true)
  await untilScrolled(page, 200)
})

const dialIn = (page: Page) => page.locator('#app > [aria-hidden]:has(> i:not(.arc))')

/** The state of the scroll dial: its opacity, and the rotation of its sun in degrees. */
const dialOf = (page: Page) =>
  dialIn(page).evaluate((dial) => {
    const { display, opacity: come, filter } = getComputedStyle(dial)
    const gone = /opacity\(([\d.]+)\)/.exec(filter)?.[1] ?? 1
    const [line, sun] = dial.querySelectorAll('i')
    const turned = (part: Element | undefined, pseudo?: string) =>
      part ? Math.round(Number.parseFloat(getComputedStyle(part, pseudo).rotate)) : Number.NaN
    const opacity = Number(come) * Number(gone)
    return { display, opacity, drawn: turned(line, '::before'), sun: turned(sun) }
  })

const scrollThrough = (page: Page, share: number) =>
  page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'instant' })
  }, share)

test('the line of the dial is drawn with the scroll position, and its sun stays at the hour', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, '/')
  // First light, from the field of the home page.
  const sun = Math.round(180 * 0.06)
  const at = async (share: number) => {
    await scrollThrough(page, share)
    await untilStill(page)
    return dialOf(page)
  }
  expect(await at(0)).toMatchObject({ opacity: 0, drawn: 0, sun })
  expect(await at(0.5)).toMatchObject({ display: 'block', opacity: 1, drawn: 90, sun })
  expect(await at(1)).toMatchObject({ opacity: 0, drawn: 180, sun })
  // With larger text it must still fit into the margin, which depends on the window width.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'))
  const { width = 0 } = (await dialIn(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(0)
  expect(width).toBeLessThan(wide.width * 0.042)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The page height is updated only after a frame.
  await untilStill(page)
  expect(await at(0.52)).toMatchObject({ opacity: 1, drawn: 90, sun })
  await page.setViewportSize({ width: 1000, height: 900 })
  expect(await dialOf(page)).toMatchObject({ display: 'none' })
  await page.setViewportSize(wide)
  await open(page, '/map')
  expect(await dialOf(page)).toMatchObject({ display: 'none' })
})

test('without scroll-driven animations a script draws the line of the dial', {
  tag: '@release',
}, async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await open(page, '/')
  const dial = dialIn(page)
  await scrollThrough(page, 0.5)
  await expect(dial).toHaveAttribute('data-shown')
  const day = () => dial.evaluate(({ style }) => Number(style.getPropertyValue('--read')))
  await expect.poll(async () => Math.abs((await day()) - 0.5)).toBeLessThan(0.01)
  await scrollThrough(page, 1)
  await expect(dial).not.toHaveAttribute('data-shown')
})
