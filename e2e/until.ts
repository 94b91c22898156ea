import { expect, type Page } from '@playwright/test'
import { isLive } from './live.ts'

/** Waits until the site's script has started its work: links and buttons are its own from then on. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive, undefined, { polling: 100 })
}

/** Waits until the header has faded in, as it does once a page has loaded: half way it is pale. */
export async function untilHeader(page: Page): Promise<void> {
  const isThere = () => {
    const header = document.querySelector('body header')
    return !header || getComputedStyle(header).opacity === '1'
  }
  await page.waitForFunction(isThere, undefined, { polling: 100 })
}

/** Waits until what is below the view waits to appear. */
export async function untilRevealing(page: Page): Promise<void> {
  const isRevealing = () => 'reveals' in document.documentElement.dataset
  await page.waitForFunction(isRevealing, undefined, { polling: 100 })
}

/** Brings what is appearing to its end: half way words are pale, and divided. */
export async function finishReveals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const nameOf = (animation: Animation) =>
      animation instanceof CSSAnimation ? animation.animationName : animation.id
    for (const animation of document.getAnimations()) {
      if (nameOf(animation).startsWith('reveal')) animation.finish()
    }
  })
  const isWhole = () => document.querySelector('[data-piece]') === null
  await page.waitForFunction(isWhole, undefined, { polling: 100 })
}

/** Waits until nothing on the page moves: no transition, no animation, no scrolling. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve)
        // A busy machine may paint nothing for a while.
        setTimeout(resolve, 200)
      })
    const place = () => [...document.querySelectorAll('ul')].map((list) => list.scrollLeft)
    // What goes on for longer than all that comes and goes is part of the page at rest.
    const moves = () =>
      document.getAnimations().map(({ effect, currentTime }) => {
        const lasts = Number(effect?.getComputedTiming().endTime ?? 0)
        return lasts > 4000 ? '' : `${currentTime}`
      })
    for (let calm = 0, before = ''; calm < 10; ) {
      await frame()
      const now = [scrollY, ...place(), ...moves()].join()
      calm = now === before ? calm + 1 : 0
      before = now
    }
  })
}

/** Opens a page and waits until its links and buttons are the script's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilLive(page)
}

/** Where the page is scrolled to, in whole pixels. */
export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Waits until the page is scrolled to about this place. */
export async function untilScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollOf(page)) - top)).toBeLessThanOrEqual(2)
}
