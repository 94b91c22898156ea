import type { Locator, Page } from '@playwright/test'

export type Box = { left: number; top: number; width: number; height: number }

/** Where a picture began and ended its move. */
export type Journey = { from: Box; to: Box; name: boolean }

/**
 * Records the view transitions of a page: where a picture moves in them, or else, in `fades`, the name
 * of the animation by which it fades.
 */
export async function watchTravel(page: Page) {
  await page.addInitScript(() => {
    const journeys: unknown[] = []
    const fades: string[] = []
    Object.assign(window, { journeys, fades })
    const start = Document.prototype.startViewTransition
    const moving = (part: string) =>
      document.getAnimations().find(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        return pseudo === `::view-transition-${part}`
      })
    const boxAt = (move: Animation, time: number) => {
      move.currentTime = time
      const style = getComputedStyle(document.documentElement, '::view-transition-group(picture)')
      const { e: left, f: top } = new DOMMatrix(style.transform)
      const [width, height] = [style.width, style.height].map(Number.parseFloat)
      return { left, top, width, height }
    }
    Document.prototype.startViewTransition = function (change) {
      const transition = start.call(this, change)
      void transition.ready.then(() => {
        const move = moving('group(picture)')
        const fade = moving('old(picture)')
        if (!move && fade instanceof CSSAnimation) fades.push(fade.animationName)
        if (!move) return journeys.push(null)
        move.pause()
        const [from, to] = [boxAt(move, 0), boxAt(move, 599.9)]
        const name = moving('group(name)') !== undefined
        journeys.push({ from, to, name })
        move.currentTime = 0
        move.play()
      })
      return transition
    }
  })
  return {
    journeys: () => page.evaluate((): (Journey | null)[] => Reflect.get(window, 'journeys')),
    fades: () => page.evaluate((): string[] => Reflect.get(window, 'fades')),
  }
}

/** The box of an element in the view. */
export function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  })
}

/**
 * Waits until a link can be pointed at. Until its picture has entered, a mask covers it, and
 * Playwright tries other scroll positions.
 */
export async function reach(link: Locator): Promise<void> {
  await link.hover()
}

/** Points at a link and presses it once the script that moves pictures has loaded. */
export async function pressToTravel(link: Locator): Promise<void> {
  await reach(link)
  const hasLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/travel-'))
  const page = link.page()
  await page.waitForFunction(hasLoaded, undefined, { polling: 100 })
  // `click` might scroll once more, after the test has measured the boxes.
  await page.mouse.down()
  await page.mouse.up()
}

/** Waits until nothing is marked or moves any more. */
export async function untilArrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isMoving = document.getAnimations().some(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition')
      })
      return !isMoving && !document.querySelector('[data-travelling]')
    },
    undefined,
    { polling: 100 },
  )
}
