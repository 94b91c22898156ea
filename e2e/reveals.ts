import type { Locator, Page } from '@playwright/test'
import { open } from './until.ts'

export const titleIn = (page: Page, kind: string) => page.locator(`[data-block=${kind}] h2`)
export const firstHidden = (page: Page) => page.locator('[data-unseen]').first()

/** Opens the home page, and waits until all below its first view waits as well. */
export async function openHome(page: Page) {
  await open(page, '/')
  await firstHidden(page).waitFor({ state: 'attached' })
}

/** Lets scripts begin what moves, but not go on: tests look at it at the times they choose. */
export async function holdMovement(page: Page) {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...movement) {
      const animation = animate.apply(this, movement)
      if (animation.id === 'reveal') animation.pause()
      return animation
    }
  })
}

/**
 * What moves inside an element: how long, how much later than the batch begins, and when it is. Each
 * piece waits in its own keyframes, between the first and the second.
 */
export const movements = (target: Locator) =>
  target.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect, currentTime: time }) => {
      const whole = Number(effect?.getTiming().duration)
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      const at = (frame: number) => whole * Number(frames[frame]?.computedOffset)
      return { duration: Math.round(at(2) - at(1)), delay: Math.round(at(1)), time }
    }),
  )

/** Puts all that moves inside an element at a time; beyond its end it is over. */
export const setTime = (target: Locator, time: number) =>
  target.evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = time
  }, time)

export const finish = (target: Locator) =>
  target.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })

/** Scrolls at once, so that something stands this far down in the view. */
export const bring = (target: Locator, share = 0.75) =>
  target.evaluate((element, share) => {
    const top = element.getBoundingClientRect().top + scrollY - innerHeight * share
    scrollTo({ top, behavior: 'instant' })
  }, share)
