import { expect, type Page } from '@playwright/test'

/** Runs in the page: whether the site's scripts have started and handle links and buttons. */
export function isLive(): boolean {
  return document.querySelector('#app[data-ready]') !== null
}

/** Waits until the site's scripts have started and handle links and buttons. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive, undefined, { polling: 100 })
}

/** Ends the header's fade, during which its contrast is too low, as soon as it has begun. */
export async function untilHeader(page: Page): Promise<void> {
  const isThere = () => {
    const header = document.querySelector('body header')
    for (const animation of header?.getAnimations() ?? []) animation.finish()
    return !header || getComputedStyle(header).opacity === '1'
  }
  await page.waitForFunction(isThere, undefined, { polling: 100 })
}

/** Waits until reveals are set up and content below the view is hidden. */
export async function untilRevealsReady(page: Page): Promise<void> {
  const areReady = () => 'reveals' in document.documentElement.dataset
  await page.waitForFunction(areReady, undefined, { polling: 100 })
}

/** Finishes running reveals, which make text pale and split it into pieces. */
export async function finishReveals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const nameOf = (animation: Animation) =>
      animation instanceof CSSAnimation ? animation.animationName : animation.id
    for (const animation of document.getAnimations()) {
      if (nameOf(animation).startsWith('reveal')) animation.finish()
    }
  })
  const isUnsplit = () => document.querySelector('[data-piece]') === null
  await page.waitForFunction(isUnsplit, undefined, { polling: 100 })
}

/** Waits until nothing moves for ten frames: no transition, animation or scrolling. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve)
        // A busy machine may draw no frames for a while.
        setTimeout(resolve, 200)
      })
    const place = () => [...document.querySelectorAll('ul')].map((list) => list.scrollLeft)
    // Animations of more than 4 s run continuously and do not count.
    // In a block that the browser skips nothing moves, though the clocks go on.
    const isRendered = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) ||
      effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const moves = () =>
      document
        .getAnimations()
        .filter(isRendered)
        .map(({ effect, currentTime }) => {
          const lasts = Number(effect?.getComputedTiming().endTime ?? 0)
          return lasts > 4000 ? '' : `${currentTime}`
        })
    for (let unchanged = 0, before = ''; unchanged < 10; ) {
      await frame()
      const now = [scrollY, ...place(), ...moves()].join()
      unchanged = now === before ? unchanged + 1 : 0
      before = now
    }
  })
}

/** Opens a page and waits until its scripts handle links and buttons. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilLive(page)
}

/** The scroll position in whole pixels. */
export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Waits until the scroll position is within 2 px of `top`. */
export async function untilScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollOf(page)) - top)).toBeLessThanOrEqual(2)
}
