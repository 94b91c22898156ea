import type { Locator, Page } from '@playwright/test'

export type Box = { left: number; top: number; width: number; height: number }

/** Where a picture began and ended its move. */
export type Journey = { from: Box; to: Box; name: boolean }

/** Records the view transitions of a page, and where a picture moves in them. */
export async function watchTravel(page: Page): Promise<() => Promise<(Journey | null)[]>> {
  await page.addInitScript(() => {
    const journeys: unknown[] = []
    Object.assign(window, { journeys })
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
  return () => page.evaluate((): (Journey | null)[] => Reflect.get(window, 'journeys'))
}

/** Records how the old picture goes in each view transition: the names of its animations. */
export async function watchWays(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const ways: string[][] = []
    Object.assign(window, { ways })
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (change) {
      const transition = start.call(this, change)
      void transition.ready.then(() => {
        const moves = document.getAnimations().filter(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          return pseudo === '::view-transition-old(picture)'
        })
        ways.push(
          moves.map((move) => (move instanceof CSSAnimation ? move.animationName : move.id)),
        )
      })
      return transition
    }
  })
  return () => page.evaluate((): string[][] => Reflect.get(window, 'ways'))
}

/** The box of an element in the view. */
export function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  })
}

/**
 * Points at a link as soon as that is possible: its picture is masked until it has entered, and
 * Playwright scrolls to and fro until then.
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
  // Where the pointer is: `click` may scroll once more, to boxes that the test has not measured.
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
